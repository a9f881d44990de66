import { phoneText } from '@parket/domain/account/phone'
import type { EventAges } from '@parket/domain/event/event'
import { formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { areContactsErased, erasedContactsText } from '@parket/domain/privacy/erasedContacts'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerName } from '@parket/domain/registration/dancers'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import {
  PaymentAccount,
  type PaymentAccountProps,
} from '../../parts/PaymentAccount/PaymentAccount.tsx'
import { PaymentForm, type PaymentFormProps } from '../../parts/PaymentAccount/PaymentForm.tsx'
import { recordHead } from '../../parts/listAndRecord.css.ts'
import * as office from '../../parts/office.css.ts'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'
import { ContestEntries } from './ContestEntries.tsx'
import { RecordHistory, type RecordHistoryProps } from './RecordHistory.tsx'
import type {
  NamedContest,
  PinLetter,
  RegisteredDancer,
  RegistrationItem,
  RegistrationListEvent,
} from './registrationData.ts'
import * as styles from './registrations.css.ts'

export interface RegistrationRecordProps {
  item: RegistrationItem
  event: RegistrationListEvent
  contests: readonly NamedContest[]
  account: PaymentAccountProps['view']
  payment: PaymentFormProps
  contacts: ContactFormProps
  pinLetter: PinLetter
  /** Letters sent and what was changed, the latest of it. */
  history: RecordHistoryProps['view']
  onClose: () => void
  links: {
    /** The form that changes dancers and contests, or withdraws. */
    change: string
    history: string
  }
}

/** A registration beside its list: who, what for, the money, and how to change it. */
export function RegistrationRecord(props: RegistrationRecordProps) {
  const heading = useRecordFocus(null)
  const { item, event, contests, account, payment, contacts, pinLetter, history } = props
  const { onClose, links } = props
  const { regData, dancers, registrations } = item
  const name = titleOf(item)
  // Nothing of it is changed any more, and nobody is left to write to.
  const isErased = areContactsErased(regData)
  return (
    <section className={styles.record} aria-label={`Заявка № ${regData.reg_n}`}>
      <header>
        <div className={recordHead}>
          <span className={styles.quiet}>Заявка №&nbsp;{regData.reg_n}</span>
          <CloseRecord label="Закрыть заявку" onClose={onClose} />
        </div>
        <h2 ref={heading} tabIndex={-1} className={styles.recordTitle}>
          {name}
        </h2>
        <p className={styles.quiet}>
          {[
            !isErased && regData.city,
            regData.club && `«${regData.club}»`,
            regData.coach,
            `номер ${regData.start_number ?? regData.reg_n}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {isErased ? (
          <p>{erasedContactsText}</p>
        ) : (
          <p className={styles.actions}>
            <Link href={`tel:${regData.phone.replaceAll(/[^\d+]/g, '')}`}>
              {phoneText(regData.phone)}
            </Link>
            <Link href={`mailto:${regData.email}`}>{regData.email}</Link>
          </p>
        )}
      </header>
      <PaymentAccount view={account} timeZone={event.time_zone} />
      {/* No money is taken before it is known what is owed. */}
      {account.state === 'ready' && (
        <Disclosure summary="Записать оплату">
          <PaymentForm {...payment} />
        </Disclosure>
      )}
      <div className={styles.section}>
        <h3 className={styles.sectionTitle}>Танцоры</h3>
        <Dancers dancers={dancers} event={event} isErased={isErased} />
      </div>
      <div className={styles.section}>
        <h3 className={styles.sectionTitle}>Номинации</h3>
        <ContestEntries registrations={registrations} contests={contests} isVerbose />
      </div>
      {!isErased && (
        <div className={styles.actions}>
          <ButtonLink href={links.change}>
            {isWithdrawn(registrations) ? 'Изменить или вернуть' : 'Изменить или снять'}
          </ButtonLink>
        </div>
      )}
      <Disclosure summary="Письма и история">
        <RecordHistory view={history} timeZone={event.time_zone} contests={contests} />
        <ButtonLink variant="quiet" href={links.history}>
          Вся история
        </ButtonLink>
      </Disclosure>
      {!isErased && (
        <Disclosure summary="Контакты, клуб и тренер">
          <ContactForm {...contacts} />
        </Disclosure>
      )}
      <DescriptionList
        items={[
          { term: 'Обработка данных', description: consent(regData.consents.processing) },
          { term: 'Публикация имён', description: consent(regData.consents.publication) },
          ...signed(regData.consents.paper),
          { term: 'Подана', description: formatDateTime(regData.created_at, event.time_zone) },
          { term: 'Изменена', description: formatDateTime(regData.updated_at, event.time_zone) },
        ]}
      />
      {!isErased && <SendPin {...pinLetter} email={regData.email} />}
    </section>
  )
}

function titleOf({ regData, dancers }: RegistrationItem): string {
  if (regData.troupe !== '') return regData.troupe
  const [first] = dancers
  if (!first) return `Заявка № ${regData.reg_n}`
  const rest = dancers.length - 1
  return rest === 0
    ? dancerName(first)
    : `${dancerName(first)} и ещё ${countOf(rest, ['танцор', 'танцора', 'танцоров'])}`
}

function SendPin({ state, message, onSend, email }: PinLetter & { email: string }) {
  if (state === 'sent') {
    return <Alert tone="positive">Номер и&nbsp;PIN-код отправлены на&nbsp;{email}.</Alert>
  }
  return (
    <div className={styles.section}>
      {message !== null && <Alert tone="critical">{message}</Alert>}
      <div>
        <Button isPending={state === 'sending'} onPress={onSend}>
          Выслать PIN ещё раз
        </Button>
      </div>
    </div>
  )
}

/**
 * «Absent → … kept as «согласие не получено», shown at the desk» (docs/rules/consents-and-retention.md, «Consents»).
 */
function consent(given: boolean | null): string {
  if (given === null) return 'согласие не получено'
  return given ? 'согласие дано' : 'отказ'
}

function signed(paper: RegistrationItem['regData']['consents']['paper']) {
  if (!paper) return []
  return [
    {
      term: 'Подписано на бумаге',
      description: `${paper.given_by}, ${formatDate(paper.given_on)}`,
    },
  ]
}

interface DancersProps {
  dancers: readonly RegisteredDancer[]
  event: EventAges
  /** Of the birth dates the years alone are left. */
  isErased: boolean
}

function Dancers({ dancers, event, isErased }: DancersProps) {
  return (
    <ol className={office.lines}>
      {dancers.map((dancer) => (
        <li key={dancer.id} className={office.line}>
          {dancerName(dancer)}
          <span className={office.quiet}>
            {dancer.gender === 'F' ? 'ж' : 'м'},{' '}
            {isErased
              ? `${dancer.birth_date.slice(0, 4)}\u00A0г.\u00A0р.`
              : `${formatDate(dancer.birth_date)}, ${countOf(ageAtEvent(dancer.birth_date, event), ['год', 'года', 'лет'])}`}
            {dancer.former_last_name !== '' && `, прежняя фамилия ${dancer.former_last_name}`}
            {dancer.federation_codes.length > 0 && `, № ${dancer.federation_codes.join(', ')}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
