import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import type { DayTask } from './dayData.ts'
import { sinceText, taskWords } from './dayWords.ts'
import * as styles from './day.css.ts'

interface DayTasksProps {
  tasks: readonly DayTask[]
  /** ISO instant. */
  now: string
  timeZone: string
  taskHref: (task: DayTask) => string
  /** Where contests are published together. */
  judgedHref: string
}

/** What waits for somebody, the oldest first, each with one act. */
export function DayTasks({ tasks, now, timeZone, taskHref, judgedHref }: DayTasksProps) {
  const unpublished = tasks.filter(({ kind }) => kind === 'publish').length
  return (
    <section aria-labelledby="day-tasks">
      <h2 id="day-tasks" className={styles.asideTitle}>
        Сделать <span className={styles.asideCount}>{tasks.length}</span>
      </h2>
      {tasks.length === 0 ? (
        <p className={styles.nothing}>Ничего не&nbsp;ждёт.</p>
      ) : (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li
              key={`${task.kind} ${task.group_num} ${task.round_id ?? ''}`}
              className={styles.task}
            >
              <b className={styles.name}>{task.title}</b>
              <p className={styles.detail}>
                {[taskWords(task.kind).about, ...task.details].join('. ')}
              </p>
              <p className={styles.taskFoot}>
                <ButtonLink
                  variant="secondary"
                  href={taskHref(task)}
                  aria-label={`${taskWords(task.kind).action}: ${task.title}`}
                >
                  {taskWords(task.kind).action}
                </ButtonLink>
                <span className={styles.since}>{sinceText(task, now, timeZone)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {unpublished > 1 && (
        <ButtonLink variant="secondary" href={judgedHref}>
          Опубликовать вместе: {unpublished}
        </ButtonLink>
      )}
    </section>
  )
}
