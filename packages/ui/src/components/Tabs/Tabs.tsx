import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import type { ReactNode } from 'react'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  /** Unique among its tabs. */
  id: string
  /** On the tab: a word or two. */
  title: ReactNode
  /** What is shown while the tab is selected. */
  content: ReactNode
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

export interface TabsProps {
  /** What the tabs divide; said to screen readers. */
  label: string
  /** The tabs in order. */
  tabs: readonly TabItem[]
  /** Id of the tab that is shown. */
  selected: string
  /** Gives the id of the tab that was selected. */
  onSelect: (id: string) => void
}

/** Parts of one thing, one shown at a time. Heavy: not for a public page. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className={styles.list} aria-label={label}>
        {tabs.map(({ id, title, isDisabled }) => (
          <Tab key={id} id={id} className={styles.tab} isDisabled={isDisabled}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
