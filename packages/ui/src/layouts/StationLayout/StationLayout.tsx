import '../../theme/global.css.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './StationLayout.css.ts'

export interface StationLayoutProps {
  /** The page. */
  children: ReactNode
  /** On a wide screen two columns: what is said, and what is marked. */
  isSideBySide?: boolean
}

/** The screen of a device in the hall: no menu, no scroll, no long press. */
export function StationLayout({ children, isSideBySide = false }: StationLayoutProps) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = main.current
    const refuse = (event: Event) => event.preventDefault()
    // A long press opens nothing over the marks.
    element?.addEventListener('contextmenu', refuse)
    return () => element?.removeEventListener('contextmenu', refuse)
  }, [])
  return (
    <main
      ref={main}
      id="main"
      className={cx(styles.station, isSideBySide && styles.sideBySide)}
      tabIndex={-1}
    >
      {children}
    </main>
  )
}
