import { formatEventDates } from '@parket/domain/event/dates'
import { countOf } from '@parket/domain/format/plural'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useMedia } from '../../../components/useMedia.ts'
import { Text } from '../../../components/Text/Text.tsx'
import { ListIcon } from '../../../icons/ListIcon.tsx'
import { PlusIcon } from '../../../icons/PlusIcon.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'
import { media } from '../../../theme/scale.ts'
import { LoginNeeded } from '../../account/parts/LoginNeeded.tsx'
import { ClubContactFields, contactErrors } from './ClubContactFields.tsx'
import { ClubDraftNote } from './ClubDraftNote.tsx'
import { firstAsked } from './firstAsked.ts'
import { ClubPayment } from './ClubPayment.tsx'
import { ClubSummary } from './ClubSummary.tsx'
import type { ClubActions, ClubView } from './clubView.ts'
import * as styles from './ClubScreen.css.ts'
import type { ClubScreenProps } from './clubView.ts'

export type { ClubScreenProps } from './clubView.ts'

export type { ClubActions, ClubView } from './clubView.ts'

/** One of the two, by the width. */
const ClubGrid = lazy(async () => ({ default: (await import('./ClubGrid.tsx')).ClubGrid }))
const ClubDancers = lazy(async () => ({
  default: (await import('./ClubDancers.tsx')).ClubDancers,
}))

const TITLE = 'Заявка клуба'

/** The leader's grid: dancers × contests, sent at once (docs/adr/0045). */
export function ClubScreen({ view, now, actions, children, links }: ClubScreenProps) {
  switch (view.state) {
    case 'anonymous':
      return (
        <LoginNeeded
          title="Войдите, чтобы подать заявку клуба"
          text={'Список танцоров хранится в\u00A0учётной записи.'}
          onLogin={actions.onLogin}
          registerHref={links.register}
        />
      )
    case 'closed':
      return (
        <StatusPage title={TITLE} text={view.message}>
          {links.myRegistrations !== null && (
            <ButtonLink href={links.myRegistrations}>Мои регистрации</ButtonLink>
          )}
        </StatusPage>
      )
    case 'ready':
      return (
        <Page>
          <Club view={view} now={now} actions={actions} links={links} />
          {children}
        </Page>
      )
    default:
      return (
        <Page>
          <Heading level={1}>{TITLE}</Heading>
          {view.state === 'failed' ? (
            <ErrorState message={view.message} onRetry={view.onRetry} />
          ) : (
            <div aria-busy>
              <Skeleton height={44} lines={8} />
            </div>
          )}
        </Page>
      )
  }
}

type ClubProps = Pick<ClubScreenProps, 'now' | 'actions' | 'links'> & { view: ClubView }

function Club({ view, now, actions, links }: ClubProps) {
  const { event, roster, contacts, stored, notice, isTried, problems } = view
  const form = useRef<HTMLFormElement>(null)
  const isPhone = useMedia(media.mobile)
  const [row, setRow] = useState(0)
  const noticeBox = useRef<HTMLDivElement>(null)
  const { club } = contacts.regData
  const isEmpty = roster.length === 0
  const hasPayment = stored.some(({ registrations }) => !isWithdrawn(registrations))
  useEffect(() => {
    if (notice !== null) noticeBox.current?.focus()
  }, [notice])

  function handleSubmit(formEvent: FormEvent) {
    formEvent.preventDefault()
    if (view.isSending) return
    actions.onSubmit()
    setRow(firstAsked(view) ?? row)
    if (hasErrors(problems.cells) || hasErrors(problems.fields)) focusFirstProblem(form.current)
  }
  return (
    <>
      <div className={styles.head}>
        <div>
          <Heading level={1}>{club === '' ? TITLE : `Заявка клуба «${club}»`}</Heading>
          <Text tone="secondary">
            <Link href={links.event}>{event.name}</Link>, {formatEventDates(event)}, {event.city}.{' '}
            {!isEmpty && countOf(roster.length, ['танцор', 'танцора', 'танцоров'])}
          </Text>
        </div>
        {!isEmpty && <AddDancers actions={actions} />}
      </div>
      {notice !== null && (
        <div ref={noticeBox} tabIndex={-1} className={styles.notice}>
          <Alert tone="positive">{notice}</Alert>
        </div>
      )}
      {hasPayment && <ClubPayment view={view} links={links} />}
      {isEmpty ? (
        <EmptyState title="Кого заявляем?" action={<AddDancers actions={actions} />}>
          Вставьте список из&nbsp;таблицы: он&nbsp;останется в&nbsp;учётной записи и&nbsp;пригодится
          на&nbsp;следующем турнире.
        </EmptyState>
      ) : (
        // Without JavaScript nothing typed must end up in the address.
        <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
          <ClubDraftNote view={view} now={now} onRestart={actions.onRestart} />
          <Suspense fallback={<Skeleton height={44} lines={8} />}>
            {isPhone ? (
              <ClubDancers {...{ view, now, actions, row, onRow: setRow }} />
            ) : (
              <ClubGrid view={view} now={now} actions={actions} />
            )}
          </Suspense>
          <ClubContactFields view={view} now={now} actions={actions} links={links} />
          {isTried && <OtherProblems view={view} />}
          {view.failure && (
            <Alert tone="critical" title={view.failure}>
              Всё отмеченное осталось на&nbsp;месте.
            </Alert>
          )}
          <ClubSummary view={view} now={now} />
        </form>
      )}
    </>
  )
}

function AddDancers({ actions }: { actions: ClubActions }) {
  return (
    <div className={styles.add}>
      <Button iconStart={<PlusIcon />} onPress={actions.onNewDancer}>
        Танцор
      </Button>
      <Button iconStart={<ListIcon />} onPress={actions.onPaste}>
        Вставить из&nbsp;таблицы
      </Button>
    </div>
  )
}

/** What no cell and no field shows: the window has closed, nothing is ticked. */
function OtherProblems({ view: { problems } }: { view: ClubView }) {
  const shown = contactErrors(problems.fields)
  const texts = Object.entries(problems.fields)
    .filter(([field]) => !Object.hasOwn(shown, field))
    .flatMap(([, own]) => own)
  if (texts.length === 0) return null
  return <Alert tone="critical">{texts.join('. ')}</Alert>
}

/** The first cell or field that asks for something, once it says so. */
function focusFirstProblem(form: HTMLFormElement | null) {
  requestAnimationFrame(() => {
    form
      ?.querySelector<HTMLElement>(
        '[aria-invalid=true]:is(input, select), fieldset[aria-invalid=true] input',
      )
      ?.focus()
  })
}
