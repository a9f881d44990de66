import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Timeline.css.ts'

export interface TimelineItem {
  /** Unique in its timeline. */
  id: string | number
  /** What happened. */
  title: ReactNode
  /** When, already formatted. */
  time?: string
  /** What else there is to say. */
  content?: ReactNode
  /** Past, current or upcoming; past by default. */
  state?: keyof typeof styles.state
}

export interface TimelineProps extends ElementProps {
  /** What this is the story of. */
  'aria-label': string
  /** In order of time. */
  items: readonly TimelineItem[]
  /** Beside one another where there is room: a few dates that one works towards. */
  isHorizontal?: boolean
}

const words = { done: 'Прошло', current: 'Сейчас', upcoming: 'Предстоит' }

/** Events in order of time, past and upcoming. */
export function Timeline({ items, isHorizontal = false, ...list }: TimelineProps) {
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol {...list} className={isHorizontal ? styles.line : styles.list} role="list">
      {items.map(({ id, title, time, content, state = 'done' }) => (
        <li
          key={id}
          className={isHorizontal ? styles.itemOfLine : styles.item}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.state[state]} aria-hidden="true" />
          <div>
            <VisuallyHidden>{words[state]}: </VisuallyHidden>
            <p className={styles.title}>{title}</p>
            {time && <p className={styles.time}>{time}</p>}
            {content && <div className={styles.content}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
