import { placeText } from '@parket/domain/scoring/placeText'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { ShownPlace } from '../../../events/resultData.ts'
import { NoWrap } from '../../../parts/NoWrap/NoWrap.tsx'
import {
  HiddenNames,
  type HiddenNamesProps,
} from '../../registrations/ConsentRequestDialog/HiddenNames.tsx'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { CorrectionList } from '../CorrectionList.tsx'
import type { DayResult } from '../resultOfDay.ts'
import type { ApprovalSteps } from './Approval.tsx'
import { Publication, type PublicationSteps } from './Publication.tsx'

export type { HiddenNamesProps } from '../../registrations/ConsentRequestDialog/HiddenNames.tsx'
export type { Outcome } from '../../parts/OutcomeAlert.tsx'
export type { ResultApproval } from '../resultApproval.ts'
export type { GivenAnswer } from '../resultCheck.ts'

export interface ContestOutcomeScreenProps
  extends ContestDayScreen, PublicationSteps, ApprovalSteps {
  /** Places with their reasons and what is left to do; or why there are none. */
  view: Loading | Failed | NoRight | Ready<{ result: DayResult }>
  /** What the last step came to. */
  outcome: Outcome | null
  /** Names that stay hidden for want of a consent; null where that is not known. */
  hidden: HiddenNamesProps | null
}

/** A contest's result: what is left to do, every place with its reason, and how much of it is public. */
export function ContestOutcomeScreen(props: ContestOutcomeScreenProps) {
  const { frame, view, now, timeZone, outcome, hidden } = props
  const { busy, links, onPublish, onAnswer, onWithdraw } = props
  const { approval, canApprove, onApprove, onSendLink } = props
  return (
    <ContestDayPage frame={frame} view={view} loadingText="Загружаем результат…">
      {({ result }) => (
        <Stack gap="large">
          <OutcomeAlert outcome={outcome} />
          <Publication
            {...{ result, now, timeZone, busy, links, onPublish, onAnswer, onWithdraw }}
            {...{ approval, canApprove, onApprove, onSendLink }}
          />
          {hidden && result.places.length > 0 && <HiddenNames {...hidden} />}
          {result.problems.length > 0 && (
            <Alert tone="caution" title="Осталось сделать">
              <ul>
                {result.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Alert>
          )}
          {result.places.length > 0 ? (
            <Table
              aria-label="Места"
              columns={
                result.places.some(({ role }) => role !== null)
                  ? [placeColumn, numberColumn, nameColumn, roleColumn, reasonColumn]
                  : [placeColumn, numberColumn, nameColumn, reasonColumn]
              }
              items={result.places}
              getKey={({ start_number, role }) => `${start_number} ${role}`}
            />
          ) : (
            <EmptyState title="Мест пока нет">
              Они появятся, как только оценки последнего тура введены и&nbsp;проверены.
            </EmptyState>
          )}
          {result.corrections.length > 0 && (
            <section>
              <Heading level={2} size={3}>
                Исправления
              </Heading>
              <CorrectionList corrections={result.corrections} timeZone={timeZone} now={now} />
            </section>
          )}
        </Stack>
      )}
    </ContestDayPage>
  )
}

type Column = TableColumn<ShownPlace>

const placeColumn: Column = {
  id: 'place',
  title: 'Место',
  render: ({ place, place_to, degree }) => (
    <>
      <NoWrap>{placeText({ first: place, last: place_to })}</NoWrap>
      {degree !== null && `, ${degree}`}
    </>
  ),
}
const numberColumn: Column = {
  id: 'number',
  title: '№',
  align: 'end',
  render: ({ start_number }) => start_number,
}
const nameColumn: Column = {
  id: 'name',
  title: 'Участник',
  isRowHeader: true,
  render: ({ names }) => names.join(', '),
}
const roleColumn: Column = {
  id: 'role',
  title: 'Роль',
  render: ({ role }) => (role === 'leader' ? 'Ведущий' : 'Ведомый'),
}
const reasonColumn: Column = {
  id: 'reason',
  title: 'Почему',
  render: ({ line, sentence }) => (
    <>
      <p>{sentence}</p>
      <Text size="small" tone="secondary">
        {line}
      </Text>
    </>
  ),
}
