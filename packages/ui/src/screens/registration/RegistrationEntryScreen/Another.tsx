import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { PlusIcon } from '../../../icons/PlusIcon.tsx'
import * as styles from './RegistrationEntryScreen.css.ts'

interface AnotherProps {
  /** Who waits for their turn. */
  nextDancers: readonly string[]
  onAnother: () => void
}

/** The next registration with the same contacts: of whoever waits, or of somebody not named yet. */
export function Another({ nextDancers, onAnother }: AnotherProps) {
  if (nextDancers.length === 0) {
    return (
      <div className={styles.noPrint}>
        <Button iconStart={<PlusIcon />} onPress={onAnother}>
          Зарегистрировать ещё танцора
        </Button>
      </div>
    )
  }
  return (
    <Alert
      tone="info"
      title={`Осталось зарегистрировать: ${nextDancers.length}`}
      action={
        <Button variant="primary" onPress={onAnother}>
          Дальше: {nextDancers.join(', ')}
        </Button>
      }
    >
      У&nbsp;каждого будет своя заявка. Контакты вводить заново не&nbsp;нужно.
    </Alert>
  )
}
