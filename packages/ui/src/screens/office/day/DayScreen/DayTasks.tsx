import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import type { DayScreenProps, DayTask } from './dayData.ts'
import { sinceText, taskWords } from './dayWords.ts'
import * as styles from './day.css.ts'

interface DayTasksProps extends Pick<DayScreenProps, 'onFinish' | 'isFinishing'> {
  tasks: readonly DayTask[]
  /** ISO instant. */
  now: string
  timeZone: string
  taskHref: (task: DayTask) => string
  /** Where contests are published together. */
  judgedHref: string
}

/** What waits for somebody, the oldest first, each with one act. */
export function DayTasks(props: DayTasksProps) {
  const { tasks, now, timeZone, taskHref, judgedHref, onFinish, isFinishing } = props
  const counted = tasks.filter(({ kind }) => kind === 'count')
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
      {counted.length > 1 && (
        <p className={styles.together}>
          <Button isPending={isFinishing} onPress={() => onFinish(counted)}>
            Закончить вместе: {counted.length}
          </Button>
        </p>
      )}
      {unpublished > 1 && (
        <p className={styles.together}>
          <ButtonLink variant="secondary" href={judgedHref}>
            Опубликовать вместе: {unpublished}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
