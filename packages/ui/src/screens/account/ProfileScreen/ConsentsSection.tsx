import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { consentKinds, type ConsentKind } from '@parket/domain/privacy/consentKinds'
import { useEffect, useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'

/** The consents of a registration that the account made, or that one of its registrations was merged into. */
export interface OwnConsent {
  reg_data_id: number
  reg_n: number
  event: EventHeading & { time_zone: string }
  /** Names. */
  dancers: readonly string[]
  /** Null: not asked for. */
  processing: boolean | null
  /** Null: not asked for. */
  publication: boolean | null
  /** When they were given, or one was taken back last; ISO 8601. */
  answered_at: string
}

export interface ConsentsProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<{ consents: readonly OwnConsent[]; total: number }>
  /** Shows more of them. */
  onMore: () => void
  onWithdraw: (consent: OwnConsent, kind: ConsentKind) => void
  /** A consent is being taken back. */
  isSending: boolean
  /** Why the last one could not be taken back, in Russian. */
  message: string | null
  /** The whole texts. */
  documents: Readonly<Record<ConsentKind, string>>
}

const titles: Record<ConsentKind, string> = {
  processing: 'Обработка данных',
  publication: 'Показ имени на\u00A0сайте',
}

const consequences: Record<ConsentKind, string> = {
  processing:
    'Имена танцоров этой заявки на сайте заменят стартовый номер и инициалы, организатор увидит, что согласия нет. Заявка и оплата останутся: если турнир впереди и танцевать вы не будете, снимите заявку. Если срок хранения данных турнира прошёл, имена сотрутся. Чтобы стереть данные совсем, удалите учётную запись или напишите организатору.',
  publication:
    'Имена танцоров этой заявки в списках, результатах и рейтинге заменят стартовый номер и инициалы, поиск танцоров их не найдёт. Заявка и места останутся. Если срок хранения данных турнира прошёл, имена сотрутся совсем.',
}

/** What somebody consented to by registering, and taking it back (152-ФЗ, ст. 9). */
export function ConsentsSection(props: ConsentsProps) {
  const { view, message, documents, onWithdraw } = props
  const [asked, setAsked] = useState<{ consent: OwnConsent; kind: ConsentKind } | null>(null)
  const [answered, setAnswered] = useState<{ consent: OwnConsent } | null>(null)
  // The button disappears with the consent, so the focus moves to the heading of the registration, once the dialog
  // has given it back.
  useEffect(() => {
    if (answered) document.getElementById(titleId(answered.consent))?.focus()
  }, [answered])
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Мои согласия</Heading>
      <Text tone="secondary" isMeasured>
        Вы&nbsp;дали их, когда подавали заявки. Отозвать можно в&nbsp;любой день. Тексты:{' '}
        <Link href={documents.processing}>обработка данных</Link>,{' '}
        <Link href={documents.publication}>показ имени</Link>.
      </Text>
      {message !== null && <Alert tone="critical">{message}</Alert>}
      {view.state === 'loading' && <Skeleton height={44} lines={2} />}
      {view.state === 'failed' && <ErrorState message={view.message} onRetry={view.onRetry} />}
      {view.state === 'ready' && (
        <ConsentList
          {...props}
          view={view}
          onAsk={(consent, kind) => setAsked({ consent, kind })}
        />
      )}
      <AlertDialog
        title={
          asked?.kind === 'processing'
            ? 'Отозвать согласие на обработку?'
            : 'Отозвать согласие на показ имени?'
        }
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        confirmLabel="Отозвать"
        onConfirm={() => {
          if (asked) onWithdraw(asked.consent, asked.kind)
          setAsked(null)
          setAnswered(asked)
        }}
      >
        {asked && consequences[asked.kind]}
      </AlertDialog>
    </Stack>
  )
}

function ConsentList({
  view: { consents, total },
  onMore,
  onAsk,
  isSending,
}: Pick<ConsentsProps, 'onMore' | 'isSending'> & {
  view: Ready<{ consents: readonly OwnConsent[]; total: number }>
  onAsk: ConsentsProps['onWithdraw']
}) {
  if (consents.length === 0) {
    return <Text>Заявок, в&nbsp;которых спрашивали согласие, у&nbsp;вас нет.</Text>
  }
  return (
    <>
      <Stack as="ul" gap="large">
        {consents.map((consent) => {
          const { reg_data_id, reg_n, event, dancers, answered_at } = consent
          return (
            <Stack as="li" key={reg_data_id} gap="xsmall">
              <Heading level={3} size={4} id={titleId(consent)} tabIndex={-1}>
                {event.name}, {formatEventDates(event)}
              </Heading>
              <Text size="small" tone="secondary">
                Заявка №&nbsp;{reg_n}: {dancers.join(', ')}. Ответ от{' '}
                {formatDateTime(answered_at, event.time_zone)}
              </Text>
              {consentKinds.map((kind) => (
                <Inline key={kind} justify="between">
                  <Text as="span">
                    {titles[kind]}: {answerWords(consent[kind])}
                  </Text>
                  {consent[kind] === true && (
                    <Button
                      isDisabled={isSending}
                      aria-label={`Отозвать: ${titles[kind]}, заявка № ${reg_n}, ${event.name}`}
                      onPress={() => onAsk(consent, kind)}
                    >
                      Отозвать
                    </Button>
                  )}
                </Inline>
              ))}
            </Stack>
          )
        })}
      </Stack>
      {consents.length < total && (
        <div>
          <Button onPress={onMore}>Показать ещё</Button>
        </div>
      )}
    </>
  )
}

function titleId({ reg_data_id }: OwnConsent): string {
  return `consent-${reg_data_id}`
}

function answerWords(answer: boolean | null): string {
  if (answer === null) return 'не\u00A0спрашивали'
  return answer ? 'согласие дано' : 'согласия нет'
}
