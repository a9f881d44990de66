import type { BoardTask } from '@parket/domain/station/board/tasks'
import { Button } from '../../../../components/Button/Button.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as staff from '../../staff/staff.css.ts'

interface TasksProps {
  tasks: readonly BoardTask[]
  onTask: (task: BoardTask) => void
}

/** What a task is answered by; null: somebody walks there. */
const answers: Readonly<Record<BoardTask['kind'], string | null>> = {
  tie: 'Решить, кто проходит…',
  differs: 'Разобрать…',
  late: 'Посмотреть…',
  refused: 'Посмотреть…',
  silent: 'Заменить судью…',
  battery: null,
}

/** What waits for a decision, what holds up results first. Nothing is chosen before somebody does. */
export function Tasks({ tasks, onTask }: TasksProps) {
  return (
    <>
      <div className={staff.columnHead}>
        <h2 className={staff.columnTitle}>Решить</h2>
        <span className={staff.count}>{tasks.length}</span>
      </div>
      {tasks.length === 0 && <p className={staff.empty}>Ничего не&nbsp;ждёт.</p>}
      <ul className={staff.list}>
        {tasks.map((task) => (
          <li key={task.key} className={staff.item}>
            <div>
              <p className={staff.itemTitle}>{task.title}</p>
              <p className={staff.quiet}>{task.text}</p>
            </div>
            {answers[task.kind] !== null && (
              <Button isFullWidth onPress={() => onTask(task)}>
                {answers[task.kind]}
                <VisuallyHidden>: {task.title}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
