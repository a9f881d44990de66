import { useSyncExternalStore } from 'react'
import type { ElementProps } from '../elementProps.ts'
import { Toast } from './Toast.tsx'
import type { ToastItem, ToastQueue } from './toastQueue.ts'
import * as styles from './Toast.css.ts'

export interface ToastRegionProps extends ElementProps {
  /** Made once by `createToastQueue`. */
  queue: ToastQueue
}

const none: readonly ToastItem[] = []

/** Where toasts appear; once on a page, always there, so that readers hear what comes into it. */
export function ToastRegion({ queue, ...element }: ToastRegionProps) {
  const items = useSyncExternalStore(queue.subscribe, queue.getItems, () => none)
  return (
    <section
      aria-label="Уведомления"
      {...element}
      aria-live="polite"
      aria-relevant="additions text"
    >
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.region} role="list">
        {items.map((item) => (
          <Toast key={item.id} item={item} onClose={() => queue.close(item.id)} />
        ))}
      </ul>
    </section>
  )
}
