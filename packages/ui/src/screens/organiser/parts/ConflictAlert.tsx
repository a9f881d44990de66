import { useEffect, useRef } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'

/** A field that somebody else has saved in another way meanwhile, in words. */
export interface ConflictText {
  /** What the field is called. */
  label: string
  mine: string
  theirs: string
}

interface ConflictAlertProps {
  conflicts: readonly ConflictText[]
  /** Which of the two shall stand; it is saved then. */
  onResolve: (choice: 'mine' | 'theirs') => void
}

/** Two people edited the same fields: both texts stay until one is chosen. Keyed by the form's refusals it asks anew. */
export function ConflictAlert(props: ConflictAlertProps) {
  return props.conflicts.length === 0 ? null : <Choice {...props} />
}

/** It takes the focus when it appears: nothing is saved before the choice. */
function Choice({ conflicts, onResolve }: ConflictAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        tone="caution"
        title="Пока вы правили, это изменил кто-то другой"
        action={
          <Inline>
            <Button variant="primary" onPress={() => onResolve('mine')}>
              Сохранить моё
            </Button>
            <Button onPress={() => onResolve('theirs')}>Оставить то, что сохранено</Button>
          </Inline>
        }
      >
        <DescriptionList
          items={conflicts.map(({ label, mine, theirs }) => ({
            term: label,
            description: `у вас: ${mine}; сохранено: ${theirs}`,
          }))}
        />
      </Alert>
    </div>
  )
}
