import * as styles from './OfflineNotice.css.ts'

interface OfflineNoticeProps {
  isOffline: boolean
}

/** Says that there is no connection, for as long as there is none. The region is always there to be listened to. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  return (
    <output className={isOffline ? styles.notice : undefined}>
      {isOffline &&
        'Нет связи с сервером. Введённое остаётся на странице: отправьте, когда связь вернётся.'}
    </output>
  )
}
