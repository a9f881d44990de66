import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import type { ReactNode, Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import type { ValueProps } from '../useValue.ts'
import * as styles from './Tabs.css.ts'

export interface TabsItem {
  /** What `value` holds while the tab is chosen; unique among its tabs. */
  id: string
  /** On the tab: a word or two. */
  label: ReactNode
  /** What is shown while the tab is chosen. */
  content: ReactNode
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

/** The value is the id of the tab that is shown; the first one unless told. */
export interface TabsProps extends ElementProps, ValueProps<string> {
  /** What the tabs divide. */
  'aria-label': string
  /** The tabs in order. */
  items: readonly TabsItem[]
  /** The element around tabs and panel. */
  ref?: Ref<HTMLDivElement>
}

/** Parts of one thing, one shown at a time. Heavy: not for a public page. */
export function Tabs({
  'aria-label': label,
  items,
  value,
  defaultValue,
  onChange,
  ...tabs
}: TabsProps) {
  return (
    <AriaTabs
      {...tabs}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles.tab} isDisabled={item.isDisabled}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
