import { ageAtEvent } from '@parket/domain/registration/age'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { ClaimAlert } from '../../parts/ClaimAlert/ClaimAlert.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { ConsentAnswer } from './ConsentAnswer.tsx'
import { useHeadingFocus } from '../../parts/useHeadingFocus.ts'
import { MyDay } from './MyDay.tsx'
import { NextRegistration } from './NextRegistration.tsx'
import { RegistrationActions } from './RegistrationActions.tsx'
import { RegistrationResults } from './RegistrationResults.tsx'
import { RegistrationContacts } from './RegistrationContacts.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Payment } from './Payment.tsx'
import { RecentRegistrations } from './RecentRegistrations.tsx'
import { Ticket } from './Ticket.tsx'
import { CancelledNotice } from '../../events/parts/CancelledNotice.tsx'
import * as styles from './RegistrationScreen.css.ts'
import type { RegistrationView } from './registrationView.ts'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import type { RegistrationScreenProps } from './registrationView.ts'

export type { RegistrationScreenProps } from './registrationView.ts'

/** A registration: its number and PIN, contests, price, and what can be done with it. */
export function RegistrationScreen({ view, actions, links }: RegistrationScreenProps) {
  if (view.state === 'failed') {
    return (
      <ErrorState
        headingLevel={1}
        message={view.message}
        onRetry={view.onRetry}
        action={<ButtonLink href={links.start}>К регистрации</ButtonLink>}
      />
    )
  }
  return (
    <Page>
      {view.state === 'loading' ? (
        <div aria-busy>
          <Skeleton height={120} lines={3} />
        </div>
      ) : (
        <RegistrationDetails view={view} actions={actions} links={links} />
      )}
    </Page>
  )
}

interface RegistrationDetailsProps extends Pick<RegistrationScreenProps, 'actions' | 'links'> {
  view: RegistrationView
}

function RegistrationDetails({ view, actions, links }: RegistrationDetailsProps) {
  const { event, registration, failure, isNew, notice, unowned, claim, recentRegistrations } = view
  const { nextDancers, waiting } = view
  const { regData } = registration
  const isWaiting = registration.registrations.some(({ status }) => status === 'waiting')
  const headingId = useHeadingFocus()
  // Dancers who wait come before the payment; an offer of one more stands below it.
  const another = actions.onAnother && (
    <NextRegistration {...{ nextDancers, waiting }} onAnother={actions.onAnother} />
  )
  return (
    <div className={styles.columns}>
      <header className={styles.header}>
        <Heading level={1} id={headingId} tabIndex={-1}>
          {titleOf(view)}
        </Heading>
        <Text tone="secondary" isMeasured>
          {isNew ? (
            <>
              Номер и&nbsp;<NoWrap>PIN-код</NoWrap> отправили на&nbsp;
              <strong>{regData.email}</strong>. Письма нет? Загляните в&nbsp;папку «Спам».
            </>
          ) : (
            <>
              <Link href={links.event}>{event.name}</Link>
              {view.day && `, заявка №\u00A0${regData.reg_n}`}
            </>
          )}
        </Text>
      </header>
      <div className={styles.notices}>
        <CancelledNotice event={event} />
        <State registration={registration} notice={notice} />
        {failure && (
          <Alert
            tone="caution"
            title="Показано то, что&nbsp;известно этому устройству"
            action={<Button onPress={failure.onRetry}>Повторить</Button>}
          >
            {failure.message}
          </Alert>
        )}
        <ConsentAnswer view={view} links={links.consents} onConsents={actions.onConsents} />
        <ClaimAlert regNs={unowned} claim={claim} onClaim={actions.onClaim} />
      </div>
      <div className={styles.ticket}>
        {view.day && <MyDay day={view.day} timeZone={event.time_zone} liveHref={links.live} />}
        {view.results.length > 0 && <RegistrationResults results={view.results} />}
        <Ticket view={view} address={links.ticket} />
        {isWaiting && (
          <Text size="small" tone="secondary" isMeasured>
            Освободится место&nbsp;— запишем вас по&nbsp;очереди и&nbsp;пришлём письмо. Пока ждёте,
            платить за&nbsp;эту номинацию не&nbsp;нужно.
          </Text>
        )}
      </div>
      <div className={styles.aside}>
        {nextDancers.length > 0 && another}
        {recentRegistrations.length > 1 && (
          <RecentRegistrations view={view} currentRegN={regData.reg_n} />
        )}
        {!regData.was_merged && <Payment view={view} regN={regData.reg_n} />}
        <RegistrationActions view={view} actions={actions} links={links} />
        {nextDancers.length === 0 && another}
        {isNew && <NextSteps />}
        {!isNew && regData.email !== '' && <RegistrationContacts regData={regData} />}
      </div>
    </div>
  )
}

function State({ registration, notice }: Pick<RegistrationView, 'registration' | 'notice'>) {
  if (registration.regData.was_merged) {
    return (
      <Alert tone="info" title="Заявка объединена с&nbsp;другой">
        Этих танцоров записали дважды. Их&nbsp;номинации и&nbsp;оплата теперь в&nbsp;той заявке:
        её&nbsp;номер и&nbsp;<NoWrap>PIN-код</NoWrap> знает тот, кто её&nbsp;подал. Не&nbsp;знаете,
        кто&nbsp;— спросите организатора.
      </Alert>
    )
  }
  if (isWithdrawn(registration.registrations)) {
    return (
      <Alert tone="info" title="Заявка снята">
        Номинаций в&nbsp;ней не&nbsp;осталось.
      </Alert>
    )
  }
  return notice !== null && <Alert tone="positive">{notice}</Alert>
}

function titleOf(view: RegistrationView): string {
  const { isNew, day, registration, event, recentRegistrations } = view
  if (isNew) {
    const several = recentRegistrations.flatMap(({ dancers }) => dancers)
    return newTitle(several.length > 0 ? several : registration.dancers, event)
  }
  return day ? 'Мой день' : `Заявка №\u00A0${registration.regData.reg_n}`
}

/** Below this age it is a parent or a coach who reads the page. */
const READS_FOR_ONESELF = 14

/** More names than these are no title. */
const MOST_NAMES = 4

/**
 * «Анна, вы зарегистрированы»; several grown-ups are addressed together. Of children the page speaks: «Дарья записана»,
 * «Вера и Дарья записаны».
 * @param dancers of all registrations made one after another
 */
function newTitle(
  dancers: RegistrationView['recentRegistrations'][number]['dancers'],
  event: RegistrationView['event'],
): string {
  const names = [...new Set(dancers.map(({ first_name }) => first_name))]
  if (names.length > MOST_NAMES) return `Записаны все: ${dancers.length}`
  if (dancers.every(({ birth_date }) => ageAtEvent(birth_date, event) < READS_FOR_ONESELF)) {
    const [dancer] = dancers
    if (names.length > 1) return `${new Intl.ListFormat('ru').format(names)} записаны`
    return `${dancer?.first_name} ${dancer?.gender === 'F' ? 'записана' : 'записан'}`
  }
  return names.length === 1 ? `${names[0]}, вы зарегистрированы` : 'Вы зарегистрированы'
}
