import type { EventAges } from '@parket/domain/event/event'
import { formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerName } from '@parket/domain/registration/dancers'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import * as styles from '../parts/organiser.css.ts'
import { ContestEntries } from './ContestEntries.tsx'
import type {
  NamedContest,
  PinLetter,
  RegisteredDancer,
  RegistrationItem,
  RegistrationListEvent,
} from './registrationData.ts'

interface RegistrationDetailsProps {
  /** null: closed. */
  item: RegistrationItem | null
  event: RegistrationListEvent
  contests: readonly NamedContest[]
  pinLetter: PinLetter
  onClose: () => void
}

/** Everything about one registration. */
export function RegistrationDetails(props: RegistrationDetailsProps) {
  const { item, event, contests, pinLetter, onClose } = props
  return (
    <Dialog
      title={item ? `Регистрация №\u00A0${item.regData.reg_n}` : ''}
      isOpen={item !== null}
      onClose={onClose}
      maxWidth={640}
    >
      {item && (
        <Stack gap="medium">
          <DescriptionList items={facts(item, event, contests)} />
          <SendPin {...pinLetter} email={item.regData.email} />
        </Stack>
      )}
    </Dialog>
  )
}

function SendPin({ state, message, onSend, email }: PinLetter & { email: string }) {
  if (state === 'sent') {
    return <Alert tone="positive">Номер и&nbsp;PIN-код отправлены на&nbsp;{email}.</Alert>
  }
  return (
    <Stack gap="small">
      {message !== null && <Alert tone="critical">{message}</Alert>}
      <div>
        <Button isPending={state === 'sending'} onPress={onSend}>
          Выслать PIN ещё раз
        </Button>
      </div>
    </Stack>
  )
}

function facts(
  { regData, dancers, registrations }: RegistrationItem,
  event: RegistrationListEvent,
  contests: readonly NamedContest[],
) {
  return [
    { term: 'Танцоры', description: <Dancers dancers={dancers} event={event} /> },
    {
      term: 'Номинации',
      description: <ContestEntries registrations={registrations} contests={contests} isVerbose />,
    },
    { term: 'Стартовый номер', description: regData.start_number ?? regData.reg_n },
    {
      term: 'Телефон',
      description: (
        <Link href={`tel:${regData.phone.replaceAll(/[^\d+]/g, '')}`}>{regData.phone}</Link>
      ),
    },
    { term: 'Email', description: <Link href={`mailto:${regData.email}`}>{regData.email}</Link> },
    { term: 'Город', description: regData.city },
    { term: 'Обработка данных', description: consent(regData.consents.processing) },
    { term: 'Публикация имён', description: consent(regData.consents.publication) },
    { term: 'Создана', description: formatDateTime(regData.created_at, event.time_zone) },
    { term: 'Изменена', description: formatDateTime(regData.updated_at, event.time_zone) },
  ]
}

/** «Absent → … kept as «согласие не получено», shown at the desk» (decisions, «Registration»). */
function consent(given: boolean | null): string {
  if (given === null) return 'согласие не получено'
  return given ? 'согласие дано' : 'отказ'
}

function Dancers({ dancers, event }: { dancers: readonly RegisteredDancer[]; event: EventAges }) {
  return (
    <ol className={styles.lines}>
      {dancers.map((dancer) => (
        <li key={dancer.id} className={styles.line}>
          {dancerName(dancer)}
          <span className={styles.quiet}>
            {dancer.gender === 'F' ? 'ж' : 'м'}, {formatDate(dancer.birth_date)},{' '}
            {countOf(ageAtEvent(dancer.birth_date, event), ['год', 'года', 'лет'])}
          </span>
        </li>
      ))}
    </ol>
  )
}
