import { Suspense } from 'react';
import { useApp, type AppInstance } from '@sahra/shared/facade';
import { useStore } from '@sahra/shared/host-runtime';
import { Harmless } from '../slots/harmless.tsx';

function Shown({ companion }: { companion: NonNullable<AppInstance['companion']> }) {
  const { content } = useStore(companion);
  if (content === null) return null;
  const giveUp = (error: unknown) => {
    console.warn(error);
    companion.setState({ content: null });
  };
  return (
    <Harmless onError={giveUp} otherwise={null}>
      <Suspense>{content}</Suspense>
    </Harmless>
  );
}

/** Where a remote shows what goes along across pages: outside of all of them, so that no navigation takes it away. */
export function CompanionPlace() {
  const { companion } = useApp();
  return companion && <Shown companion={companion} />;
}
