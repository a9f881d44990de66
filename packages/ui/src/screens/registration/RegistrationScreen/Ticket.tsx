import { isPast } from '@parket/domain/event/dates'
import { formatDatesAndHour } from '@parket/domain/event/hours'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerName } from '@parket/domain/registration/dancers'
import { countOf } from '@parket/domain/format/plural'
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { EventPicture } from '../../../components/EventPicture/EventPicture.tsx'
import { QrCode } from '../../../components/QrCode/QrCode.tsx'
import { PinIcon } from '../../../icons/PinIcon.tsx'
import { TicketContests } from './TicketContests.tsx'
import type { RegistrationView } from './registrationView.ts'
import * as styles from './Ticket.css.ts'

interface TicketProps {
  view: RegistrationView
  /** Address of the registration: what the QR code holds. */
  address: string
}

const years = ['год', 'года', 'лет'] as const

/** What one shows at the hall: the event, the number, who dances what and where, QR code and PIN. */
export function Ticket({ view, address }: TicketProps) {
  const { event, registration } = view
  const { regData, dancers } = registration
  const { reg_n, pin_code, start_number } = regData
  const isNumbered = start_number !== null && start_number !== reg_n
  // The organisers give numbers of their own: until they have, this one is of the registration alone.
  const term = event.start_number_mode === 'own' ? 'Номер заявки' : 'Номер'
  return (
    <section className={styles.ticket} aria-label={`Заявка №\u00A0${reg_n}`}>
      <EventPicture eventId={event.id} format="ticket" bannerUrl={event.banner_url}>
        <div className={styles.title}>
          <p className={styles.dates}>{formatDatesAndHour(event)}</p>
          <p className={styles.name}>{event.name}</p>
        </div>
      </EventPicture>
      <div className={styles.body}>
        <dl className={styles.who}>
          <div>
            <dt className={styles.term}>{isNumbered ? 'Номер на\u00A0спине' : term}</dt>
            <dd className={styles.number}>{isNumbered ? start_number : reg_n}</dd>
          </div>
          <div className={styles.dancers}>
            <dt className={styles.term}>{dancers.length > 1 ? 'Танцуют' : 'Танцует'}</dt>
            {dancers.map((dancer) => (
              <dd key={dancer.id} className={styles.dancer}>
                <strong>{dancerName(dancer)}</strong>{' '}
                {dancer.birth_date !== '' && (
                  <span className={styles.quiet}>
                    {countOf(ageAtEvent(dancer.birth_date, event), years)}
                  </span>
                )}
              </dd>
            ))}
          </div>
        </dl>
        <TicketContests view={view} />
        <p className={styles.place}>
          <PinIcon />
          <span>
            {event.place || event.city}
            {event.place && <span className={styles.quiet}>{event.city}</span>}
          </span>
        </p>
      </div>
      {!isPast(event, view.now) && (
        <div className={styles.stub}>
          <QrCode text={address} aria-label={`QR-код заявки №\u00A0${reg_n}`} />
          <div className={styles.codes}>
            <p className={styles.quiet}>Покажите на&nbsp;стойке</p>
            <dl className={styles.codes}>
              {isNumbered && (
                <div>
                  <dt className={styles.term}>Номер заявки</dt>
                  <dd className={styles.code}>{reg_n}</dd>
                </div>
              )}
              <div>
                <dt className={styles.term}>PIN-код</dt>
                {pin_code === undefined ? (
                  <dd>в&nbsp;письме</dd>
                ) : (
                  <>
                    {/* Its halves are apart for the eye, together when copied. */}
                    <dd className={styles.code}>
                      <span className={styles.half}>{pin_code.slice(0, 3)}</span>
                      <span>{pin_code.slice(3)}</span>
                    </dd>
                    <dd className={styles.copy}>
                      <CopyButton aria-label="Скопировать PIN-код" text={pin_code} />
                    </dd>
                  </>
                )}
              </div>
            </dl>
          </div>
        </div>
      )}
    </section>
  )
}
