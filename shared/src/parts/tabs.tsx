import type { ReactNode } from 'react';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { useDirection } from '@sahra/shared/facade';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly Tab[];
}

/** Several views of one thing, one at a time. Where each is worth an address, take `TabLinks`: those also work without scripts. */
export function Tabs({ label, tabs }: TabsProps) {
  const direction = useDirection();
  return (
    <DirectionProvider direction={direction}>
      <BaseTabs.Root defaultValue={tabs[0]?.id} className={styles.tabs}>
        <BaseTabs.List activateOnFocus aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <BaseTabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {tabs.map((tab) => (
          <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted className={styles.panel}>
            {tab.content}
          </BaseTabs.Panel>
        ))}
      </BaseTabs.Root>
    </DirectionProvider>
  );
}
