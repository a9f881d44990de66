import {
  I18nProvider,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
  Pressable,
  Separator,
} from 'react-aria-components'
import type { DOMAttributes, ReactElement, ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import type { AttributeProps } from '../elementProps.ts'
import * as styles from './Menu.css.ts'

export interface MenuItem {
  /** Unique in its menu. */
  id: string
  /** What happens, or where it leads. */
  label: string
  /** A sign before the label. */
  iconStart?: ReactNode
  /** `critical` for what deletes or cancels; a line is drawn before it. */
  tone?: 'neutral' | 'critical'
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** Leads somewhere instead of doing something. */
  href?: string
  /** Chosen by pointer, Enter or space. */
  onPress?: () => void
}

export interface MenuProps extends AttributeProps {
  /** What opens it: a Button, an IconButton or a `button` of one's own; the menu takes its name. */
  trigger: ReactElement<{ isDisabled?: boolean }>
  /** What can be chosen, in order. */
  items: readonly MenuItem[]
  /** The open menu. */
  ref?: Ref<HTMLDivElement>
}

/** Actions behind one button. Heavy: not for the header or a public page. */
export function Menu({ trigger, items, ...menu }: MenuProps) {
  const hasIcons = items.some(({ iconStart }) => iconStart !== undefined)
  return (
    <I18nProvider locale="ru-RU">
      <MenuTrigger>
        {/* Adds handlers and ARIA to the trigger; our buttons pass them on. */}
        <Pressable isDisabled={trigger.props.isDisabled}>
          {trigger as ReactElement<DOMAttributes<Element>, string>}
        </Pressable>
        <Popover className={styles.sheet} offset={6} placement="bottom start">
          <AriaMenu {...menu} className={styles.list}>
            {items.map((item, index) => (
              <Item key={item.id} item={item} isAfter={items[index - 1]} hasIcon={hasIcons} />
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  )
}

interface ItemProps {
  item: MenuItem
  isAfter: MenuItem | undefined
  /** Room for an icon, also where it has none itself: the labels of a menu stand in line. */
  hasIcon: boolean
}

function Item({ item, isAfter, hasIcon }: ItemProps) {
  const { id, label, iconStart, tone = 'neutral', isDisabled, href, onPress } = item
  const isApart = tone === 'critical' && isAfter !== undefined && isAfter.tone !== 'critical'
  return (
    <>
      {isApart && <Separator className={styles.separator} />}
      <AriaMenuItem
        id={id}
        className={cx(styles.item, tone === 'critical' && styles.critical)}
        textValue={label}
        isDisabled={isDisabled}
        href={href}
        onAction={onPress}
      >
        {hasIcon && <span className={styles.icon}>{iconStart}</span>}
        {label}
      </AriaMenuItem>
    </>
  )
}
