import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { PlusIcon } from '../../../icons/PlusIcon.tsx'
import * as styles from './RegistrationScreen.css.ts'

interface NextRegistrationProps {
  /** Who is registered next. */
  nextDancers: readonly string[]
  /** How many dancers wait for their turn, these included. */
  waiting: number
  onAnother: () => void
}

/** Starts the next registration with the same contacts: of the dancers who wait, or of a new one. */
export function NextRegistration({ nextDancers, waiting, onAnother }: NextRegistrationProps) {
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
      title={`Осталось зарегистрировать: ${waiting}`}
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
