import type { RemoteApp } from '@sahra/shared/facade';
import type { AppMessages } from '../../host/src/messages/app-messages.ts';
import { handlesOf, ownHandles } from '../../host/src/routing/own-handles.ts';
import type { PageHandle } from '../../host/src/routing/page-handle.ts';

/** Every remote's contract value as part of this one build; a new remote is found by its folder's name. */
const apps = Object.values(
  import.meta.glob<RemoteApp>('../../remote-*/src/app.ts', { eager: true, import: 'default' }),
);

/** The pages of the host and the remotes as ordinary lazy pages of one application. */
export const createHandles = (messages: AppMessages): PageHandle[] => [
  ...ownHandles('spa', messages.load),
  ...apps.flatMap((app) => handlesOf(app, 'spa', messages.load)),
];
