import {
  Button as AriaButton,
  I18nProvider,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { buttonClass } from '../Button/buttonClass.ts'
import type { ButtonLook } from '../Button/buttonClass.ts'
import { icon as buttonIcon } from '../Button/Button.css.ts'
import { iconButton } from '../IconButton/IconButton.css.ts'
import * as styles from './Menu.css.ts'

export interface MenuEntry {
  /** Unique in its menu. */
  id: string
  /** What happens, or where it leads. */
  label: string
  /** A sign before the label. */
  icon?: ReactNode
  /** `critical` for what takes something away; stands after a line. */
  tone?: 'neutral' | 'critical'
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** Leads somewhere instead of doing something. */
  href?: string
  /** Chosen by pointer, Enter or space. */
  onPress?: () => void
}

export interface MenuProps extends Pick<ButtonLook, 'variant'> {
  /** What the button says, or is called when it is an icon alone. */
  label: string
  /** Only the icon is shown. */
  icon?: ReactNode
  /** What can be chosen, in order. */
  entries: readonly MenuEntry[]
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

/** Actions behind one button. Heavy: not for the header or a public page. */
export function Menu({ label, icon, entries, variant, isDisabled }: MenuProps) {
  return (
    <I18nProvider locale="ru-RU">
      <MenuTrigger>
        <AriaButton
          className={icon ? iconButton : buttonClass({ variant })}
          isDisabled={isDisabled}
          aria-label={icon ? label : undefined}
        >
          {icon ?? (
            <>
              {label}
              <span className={buttonIcon}>
                <ChevronDownIcon />
              </span>
            </>
          )}
        </AriaButton>
        <Popover className={styles.sheet} offset={6} placement="bottom start">
          <AriaMenu className={styles.list}>
            {entries.map((entry, index) => (
              <Entry key={entry.id} entry={entry} isAfter={entries[index - 1]} />
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  )
}

function Entry({ entry, isAfter }: { entry: MenuEntry; isAfter: MenuEntry | undefined }) {
  const { id, label, icon, tone = 'neutral', isDisabled, href, onPress } = entry
  const isApart = tone === 'critical' && isAfter !== undefined && isAfter.tone !== 'critical'
  return (
    <>
      {isApart && <Separator className={styles.separator} />}
      <MenuItem
        id={id}
        className={cx(styles.item, tone === 'critical' && styles.critical)}
        textValue={label}
        isDisabled={isDisabled}
        href={href}
        onAction={onPress}
      >
        {icon && <span className={styles.icon}>{icon}</span>}
        {label}
      </MenuItem>
    </>
  )
}
