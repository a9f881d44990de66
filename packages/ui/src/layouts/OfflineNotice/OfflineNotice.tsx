import { bottomNotice } from '../../theme/scale.ts'
import * as styles from './OfflineNotice.css.ts'

interface OfflineNoticeProps {
  isOffline: boolean
}

/** Says that there is no connection, for as long as there is none. The region is always there to be listened to. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <output
      className={isOffline ? styles.notice : undefined}
      ref={isOffline ? tellHeight : undefined}
    >
      {isOffline &&
        'Нет связи с сервером. Введённое остаётся на странице: отправьте, когда связь вернётся.'}
    </output>
  )
}

/** Its lines depend on the width and on the reader's size of type: what keeps above it is told how high it is. */
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
