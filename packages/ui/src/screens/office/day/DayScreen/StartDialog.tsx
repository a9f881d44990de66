import { countOf } from '@parket/domain/format/plural'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { RoundStart, StartDialogProps } from './dayData.ts'
import * as styles from './day.css.ts'

const roundForms = ['тур', 'тура', 'туров'] as const

/** One preview of what is closed, drawn, locked and begun, and of what stands with its reason. */
export function StartDialog(props: StartDialogProps) {
  const { view, pending, problem, isUnanswered, onStart, onClose } = props
  const ready = view.state === 'ready' ? view.started.length : 0
  return (
    <Dialog
      title="Подготовить туры"
      isOpen
      maxWidth={600}
      onClose={onClose}
      footer={
        ready === 0 ? (
          <Button onPress={onClose}>Закрыть</Button>
        ) : (
          <>
            <Button
              isPending={pending === 'locked'}
              isDisabled={pending === 'running'}
              onPress={() => onStart('locked')}
            >
              Составить и&nbsp;закрепить
            </Button>
            <Button
              variant="primary"
              isPending={pending === 'running'}
              isDisabled={pending === 'locked'}
              onPress={() => onStart('running')}
            >
              Начать {countOf(ready, roundForms)}
            </Button>
          </>
        )
      }
    >
      <Stack gap="small">
        {problem !== null && (
          <Alert
            tone={isUnanswered ? 'caution' : 'critical'}
            title={isUnanswered ? 'Ответа нет' : 'Туры не\u00A0подготовлены'}
          >
            {problem}
            {isUnanswered && ' Туры могли подготовиться: ниже то, что есть сейчас.'}
          </Alert>
        )}
        <Preview view={view} />
      </Stack>
    </Dialog>
  )
}

function Preview({ view }: Pick<StartDialogProps, 'view'>) {
  if (view.state === 'failed') {
    return (
      <Alert tone="critical" action={<Button onPress={view.onRetry}>Повторить</Button>}>
        {view.message}
      </Alert>
    )
  }
  if (view.state === 'loading') {
    return (
      <div aria-busy>
        <Skeleton lines={4} />
      </div>
    )
  }
  const { started, stopped } = view
  return (
    <>
      {started.length > 0 && (
        <>
          <Text>
            {started.some(({ readiness }) => readiness === 'open') &&
              'Приём в\u00A0этих номинациях закроется. '}
            Заходы будут составлены и&nbsp;закреплены. Одной кнопкой всё можно вернуть, пока нет
            оценок.
          </Text>
          <StartList items={started} />
        </>
      )}
      {stopped.length > 0 && (
        <>
          <h3 className={styles.listTitle}>
            {started.length > 0 ? `Стоят ${stopped.length}` : 'Ни один тур начать нельзя'}
          </h3>
          <StartList items={stopped} />
        </>
      )}
    </>
  )
}

function StartList({ items }: { items: readonly RoundStart[] }) {
  return (
    <ul className={styles.starts}>
      {items.map(({ item_id, title, text }) => (
        <li key={item_id} className={styles.start}>
          <span className={styles.nextName}>{title}</span>
          <span className={styles.detail}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
