import { useId, useRef } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { UserIcon } from '../../icons/UserIcon.tsx'
import { initialsOf } from '../../components/Avatar/initials.ts'
import * as styles from './AccountMenu.css.ts'

export interface AccountMenuProps {
  /** Who is logged in; null for a visitor. */
  user: { fullName: string; email: string } | null
  /** Профиль, Мои турниры, Мои регистрации, Мой рейтинг: shown to who is logged in. */
  links: readonly { href: string; label: string }[]
  /** «Вход»: opens the login dialog. */
  onLogin: () => void
  /** «Выход» has been chosen. */
  onLogout: () => void
  /** Where «Регистрация» leads. */
  registerHref: string
}

/**
 * The account menu of the header (docs/rules/site.md, «Account menu»); a native popover, open before any script has
 * run.
 */
export function AccountMenu({ user, links, onLogin, onLogout, registerHref }: AccountMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  // Closed first: the focus is back on the button before a dialog remembers where it was.
  function choose(then?: () => void) {
    menu.current?.hidePopover()
    then?.()
  }
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} title="Личный кабинет">
        <span className={user ? styles.initials : styles.icon} aria-hidden="true">
          {user ? initialsOf(user.fullName) : <UserIcon />}
        </span>
        {!user && (
          <span className={styles.word} aria-hidden="true">
            Вход
          </span>
        )}
        <VisuallyHidden>
          {user ? `Личный кабинет: ${user.fullName}` : 'Вход и регистрация'}
        </VisuallyHidden>
      </button>
      <div ref={menu} id={id} className={styles.menu} popover="auto">
        {user ? (
          <>
            <div className={styles.person}>
              <p className={styles.name}>{user.fullName}</p>
              <p className={styles.email}>{user.email}</p>
            </div>
            <ul className={styles.list}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a className={styles.item} href={href} onClick={() => choose()}>
                    {label}
                  </a>
                </li>
              ))}
              <li className={styles.last}>
                <button type="button" className={styles.item} onClick={() => choose(onLogout)}>
                  Выход
                </button>
              </li>
            </ul>
          </>
        ) : (
          <ul className={styles.list}>
            <li>
              <button type="button" className={styles.item} onClick={() => choose(onLogin)}>
                Вход
              </button>
            </li>
            <li>
              <a className={styles.item} href={registerHref} onClick={() => choose()}>
                Регистрация
              </a>
            </li>
          </ul>
        )}
      </div>
    </>
  )
}
