import { formatNumber } from '@parket/domain/format/number'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import * as styles from './overview.css.ts'
import { taskDetail, taskWords, type EventTask } from './taskWords.ts'

interface TasksProps {
  tasks: readonly EventTask[]
  /** Where a kind of task is done. */
  taskHref: (kind: EventTask['kind']) => string
  /** Opens the dialog that asks for consents. */
  onAskConsents: () => void
}

/** What waits for the organiser, each with the way to where it is done. */
export function Tasks({ tasks, taskHref, onAskConsents }: TasksProps) {
  return (
    <section aria-labelledby="overview-tasks">
      <div className={styles.title}>
        <Heading level={2} id="overview-tasks">
          Ждёт вас
        </Heading>
      </div>
      {tasks.length === 0 ? (
        <Text tone="secondary">Ничего: всё, что&nbsp;можно сделать сейчас, сделано.</Text>
      ) : (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <li key={task.kind} className={styles.task}>
              <span className={styles.count}>{formatNumber(task.count, 0)}</span>
              <div className={styles.about}>
                <p className={styles.name}>{taskWords(task.kind).title}</p>
                <p className={styles.detail}>{taskDetail(task)}</p>
              </div>
              <span className={styles.action}>
                <Link
                  href={taskHref(task.kind)}
                  aria-label={`${taskWords(task.kind).action}: ${taskWords(task.kind).title}`}
                >
                  {taskWords(task.kind).action}
                </Link>
                {task.kind === 'consent' && (
                  <Button
                    aria-label={`Попросить: ${taskWords('consent').title}`}
                    onPress={onAskConsents}
                  >
                    Попросить
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
