import { bottomNotice } from '../../theme/scale.ts'
import * as styles from './OfflineNotice.css.ts'

const TYPED = 'Введённое остаётся на\u00A0странице: отправьте, когда связь вернётся.'
const SHOWN = 'На\u00A0странице то, что успело прийти.'

interface OfflineNoticeProps {
  /** The server cannot be reached. */
  isOffline: boolean
  /** The page has nothing to send. */
  isReadOnly?: boolean
}

/** Says that there is no connection while there is none. The live region is always in the page, so that the change is announced. */
export function OfflineNotice({ isOffline, isReadOnly = false }: OfflineNoticeProps) {
  return (
    <output
      className={isOffline ? styles.notice : undefined}
      ref={isOffline ? tellHeight : undefined}
    >
      {isOffline && `Нет связи с\u00A0сервером. ${isReadOnly ? SHOWN : TYPED}`}
    </output>
  )
}

/** Its height depends on width and type size: a CSS variable gives it to sticky footers, which stay above it. */
function tellHeight(notice: HTMLElement | null) {
  if (!notice) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty(bottomNotice, `${notice.offsetHeight}px`),
  )
  observer.observe(notice)
  return () => {
    observer.disconnect()
    style.removeProperty(bottomNotice)
  }
}
