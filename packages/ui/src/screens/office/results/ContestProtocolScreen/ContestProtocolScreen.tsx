import { contestTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import type { Instant } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { asSentence } from '@parket/domain/format/sentence'
import { publicationText, shortHead } from '@parket/domain/journal/head'
import { roleWords, roundName } from '@parket/domain/round/name'
import { placeText } from '@parket/domain/scoring/placeText'
import { roundTable } from '@parket/domain/scoring/roundTable'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { NoWrap } from '../../../parts/NoWrap/NoWrap.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { ShownRound } from '../../../events/resultData.ts'
import { roundPanels } from '../../../events/roundPanels.ts'
import { DecisionLines } from '../../../scoring/DecisionLines/DecisionLines.tsx'
import { RoundTables } from '../../../scoring/RoundTables/RoundTables.tsx'
import { CorrectionList } from '../CorrectionList.tsx'
import type { ResultApproval } from '../resultApproval.ts'
import { groupChecks } from '../resultCheck.ts'
import type { DayResult } from '../resultOfDay.ts'
import * as styles from './ContestProtocolScreen.css.ts'

export interface ContestProtocolScreenProps extends ContestDayScreen {
  /** The result with its marks, as the protocol lists them; or why there is none. */
  view: Loading | Failed | NoRight | Ready<{ result: DayResult }>
  /** The chief judge’s word on it, and how its papers were checked; null while it is not known. */
  approval: ResultApproval | null
  /** The moment it is printed at: a screen never asks the clock. */
  now: Instant
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Opens the browser’s printing. */
  onPrint: () => void
}

/** The protocol: panel, every mark, the decisions on the record and the places, as it is signed on paper. */
export function ContestProtocolScreen(props: ContestProtocolScreenProps) {
  const { frame, view, approval, now, timeZone, onPrint } = props
  const isPrintable = view.state === 'ready' && view.result.rounds.length > 0
  return (
    <ContestDayPage
      frame={frame}
      view={view}
      loadingText="Загружаем протокол…"
      actions={isPrintable && <Button onPress={onPrint}>Напечатать</Button>}
    >
      {({ result }) =>
        result.rounds.length === 0 ? (
          <EmptyState title="Протокола пока нет">
            Он начинается с&nbsp;первого подсчитанного тура.
          </EmptyState>
        ) : (
          <Stack gap="xlarge">
            <header className={styles.head}>
              <Heading level={2}>Протокол</Heading>
              <p>{frame.contest && `${frame.contest.group_num}. ${contestTitle(frame.contest)}`}</p>
              {frame.event && (
                <Text tone="secondary">
                  {frame.event.name}, {formatEventDates(frame.event)}, {frame.event.city}
                </Text>
              )}
            </header>
            <section>
              <Heading level={3}>Судьи</Heading>
              <JudgeList judges={result.panel} />
            </section>
            {roundPanels(result).map(({ title, judges }) => (
              <section key={title}>
                <Heading level={3}>Судьи: {title}</Heading>
                <JudgeList judges={judges} />
              </section>
            ))}
            {result.rounds.map((round) => (
              <RoundProtocol
                key={roundName(round)}
                round={round}
                result={result}
                timeZone={timeZone}
              />
            ))}
            {[...Map.groupBy(result.places, ({ role }) => role)].map(([role, places]) => (
              <PlaceList key={role} role={role} places={places} />
            ))}
            {result.corrections.length > 0 && (
              <section>
                <Heading level={3}>Исправления</Heading>
                <CorrectionList corrections={result.corrections} timeZone={timeZone} now={now} />
              </section>
            )}
            <CheckLines checks={result.checks} timeZone={timeZone} />
            {approval && <Check approval={approval} timeZone={timeZone} />}
            {result.journal && (
              <Text size="small">
                {publicationText(result.journal)}, {formatDateTime(result.journal.at, timeZone)}
              </Text>
            )}
            <footer className={styles.signatures}>
              <p className={styles.signature}>Главный судья</p>
              <p className={styles.signature}>Счётная комиссия</p>
            </footer>
          </Stack>
        )
      }
    </ContestDayPage>
  )
}

interface CheckProps {
  approval: ResultApproval
  timeZone: string
}

/** How papers were checked, and who approved the result: by the PIN, or without. */
function Check({ approval, timeZone }: CheckProps) {
  const { is_needed, is_approved, by, at, is_without_pin, is_by_link, second_entry } = approval
  const { entered_twice, differed, compared, compared_differed } = second_entry
  if (entered_twice + compared === 0 && !is_needed && !is_approved) return null
  return (
    <section className={styles.round}>
      <Heading level={3}>Проверка</Heading>
      <div className={styles.head}>
        {entered_twice > 0 && (
          <p>
            Второй ввод: {countOf(entered_twice, ['лист', 'листа', 'листов'])}, различались{' '}
            {differed}
          </p>
        )}
        {compared > 0 && (
          <p>
            Сверено с&nbsp;бумагой: {countOf(compared, ['лист', 'листа', 'листов'])}, расхождений{' '}
            {compared_differed}
          </p>
        )}
        {is_approved ? (
          <p>
            Утверждено{by !== null && `: ${by}`}
            {at !== null && `, ${formatDateTime(at, timeZone)}`}
            {is_without_pin && ', устройство подключено заново без\u00A0PIN'}
            {is_by_link && ', по\u00A0ссылке из\u00A0письма'}
          </p>
        ) : (
          is_needed && <p>Главный судья этих итогов ещё не&nbsp;утвердил</p>
        )}
      </div>
    </section>
  )
}

/** What was unusual, and what was answered to it. */
function CheckLines({ checks, timeZone }: Pick<DayResult, 'checks'> & { timeZone: string }) {
  if (checks.length === 0) return null
  return (
    <section className={styles.round}>
      <Heading level={3}>Проверки перед публикацией</Heading>
      {groupChecks(checks).map(({ answer, checks: own }) => (
        <Text key={own[0]?.key} size="small">
          {own.map(({ text }) => text).join(' ')}{' '}
          {answer === null
            ? 'Ответа ещё нет.'
            : `${answer.text === '' ? 'Ответ стёрт.' : `Ответ: ${asSentence(answer.text)}`} ${answer.by === '' ? '' : `${answer.by}, `}${formatDateTime(answer.at, timeZone)}`}
        </Text>
      ))}
    </section>
  )
}

function JudgeList({ judges }: { judges: DayResult['panel'] }) {
  return (
    <ul className={styles.judges}>
      {judges.map(({ letter, name, role }) => (
        <li key={letter}>
          <b>{letter}</b> {name}
          {role === 'chief' && ' (главный судья)'}
        </li>
      ))}
    </ul>
  )
}

const statusWords = {
  danced: 'танцует',
  not_present: 'не вышел на паркет',
  withdrawn: 'снялся',
  disqualified: 'дисквалифицирован',
} as const

interface RoundProtocolProps {
  round: ShownRound
  result: DayResult
  timeZone: string
}

function RoundProtocol({ round, result, timeZone }: RoundProtocolProps) {
  const table = roundTable(round, result)
  const names = new Map(round.entries.map(({ start_number, names }) => [start_number, names]))
  const exits = result.exits.filter((exit) => isOf(exit, round))
  const agreements = result.agreements.filter((one) => isOf(one, round))
  const closing = result.closings.find((one) => isOf(one, round))
  return (
    <section className={styles.round}>
      <Heading level={3}>{roundName(round)}</Heading>
      {table && <RoundTables table={table} names={names} />}
      {round.pairs.length > 0 && (
        <p>
          Пары:{' '}
          {round.pairs
            .map(
              ({ leader, follower, scored }) =>
                `${leader}/${follower}${scored ? '' : ' (в зачёт одному)'}`,
            )
            .join(', ')}
        </p>
      )}
      {round.going_on.length > 0 && (
        <p>Дальше проходят: {round.going_on.toSorted((a, b) => a - b).join(', ')}</p>
      )}
      {exits.map(({ start_number, status, reason, by, at }) => (
        <Text key={start_number} size="small">
          №&nbsp;{start_number}: {statusWords[status]}. {asSentence(reason)}
          {by !== null && ` ${by},`} {formatDateTime(at, timeZone)}
        </Text>
      ))}
      {agreements.map(({ dance, letter, reason, by, at }) => (
        <Text key={`${dance} ${letter}`} size="small">
          {dance}, судья {letter}: два ввода расходились, оценки согласованы. {asSentence(reason)}{' '}
          {by.length > 0 && `${by.join(' и ')}, `}
          {formatDateTime(at, timeZone)}
        </Text>
      ))}
      <DecisionLines decisions={round.decisions} timeZone={timeZone} />
      {closing && (
        <Text size="small">
          Журнал тура: {shortHead(closing.head)}, подсчитан {formatDateTime(closing.at, timeZone)}
        </Text>
      )}
    </section>
  )
}

function isOf(
  of: Pick<ShownRound, 'index' | 'type' | 'role'>,
  { index, type, role }: ShownRound,
): boolean {
  return of.index === index && of.type === type && of.role === role
}

function PlaceList({ places, role }: Pick<DayResult, 'places'> & { role: ShownRound['role'] }) {
  return (
    <section className={styles.round}>
      <Heading level={3}>{role === null ? 'Места' : `Места, ${roleWords[role]}`}</Heading>
      <ol className={styles.places}>
        {places.map(({ start_number, names, city, club, place, place_to, degree, line }) => (
          <li key={`${start_number} ${place}`}>
            <b>
              <NoWrap>{placeText({ first: place, last: place_to })}</NoWrap>
              {degree !== null && `, ${degree}`}
            </b>
            : №&nbsp;{start_number},{' '}
            {[...names, city, club].filter((part) => part !== '').join(', ')}
            {line !== null && (
              <Text as="span" size="small" tone="secondary">
                {' '}
                ({line})
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
