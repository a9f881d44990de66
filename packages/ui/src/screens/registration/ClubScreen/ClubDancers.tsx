import { entryOf, togetherIn } from '@parket/domain/club/entries'
import { numberedName, numberedTitle } from '@parket/domain/contest/title'
import { isIsoDate, type Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { ageAtEvent } from '@parket/domain/registration/age'
import { dancerKey, dancerName } from '@parket/domain/registration/dancers'
import type { DancerInput, JnjRole } from '@parket/domain/registration/request'
import { useRef } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { ChevronLeftIcon } from '../../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../../icons/ChevronRightIcon.tsx'
import { ContestName } from '../../contests/ContestName.tsx'
import { priceNow } from '../../contests/price.ts'
import type { EventContest } from '../../events/eventData.ts'
import { jnjRoles } from '../RegistrationWizardScreen/roles.ts'
import { contentOf, openText } from './cellContent.ts'
import type { ClubActions, ClubView } from './clubView.ts'
import type { CellContent } from './GridCell.tsx'
import { PlacesLeft } from './PlacesLeft.tsx'
import { Unavailable } from './Unavailable.tsx'
import { useClubGrid } from './useClubGrid.ts'
import * as styles from './ClubDancers.css.ts'

interface ClubDancersProps {
  view: ClubView
  now: Instant
  actions: ClubActions
  /** Whose contests are shown, by the row of the roster. */
  row: number
  onRow: (row: number) => void
}

const entryForms = ['участие', 'участия', 'участий'] as const

/** The leader's grid on a phone: one dancer after another, each with the contests that fit. */
export function ClubDancers({ view, now, actions, row, onRow }: ClubDancersProps) {
  const { event, roster, plan, entries } = view
  const { sections, unavailable, closedOf } = useClubGrid(view, now)
  const head = useRef<HTMLDivElement>(null)
  /** From the end of the list, whose place is another dancer's now. */
  function goOn() {
    onRow(row + 1)
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }
  const dancer = roster[row]
  if (!dancer) return null
  const key = dancerKey(dancer)
  const before = roster[row - 1]
  const after = roster[row + 1]
  const count = (one: DancerInput) =>
    entries.filter(({ dancers }) => dancers.includes(dancerKey(one))).length
  const cells = sections.map(({ section, contests }) => ({
    section,
    contests: contests.map((contest) => ({
      contest,
      content: contentOf(view, contest, key, closedOf(contest.id, row)),
    })),
  }))
  const shut = cells.flatMap(({ contests }) =>
    contests.flatMap(({ contest, content }) =>
      content.state === 'closed' ? [{ contest, reason: content.reason }] : [],
    ),
  )
  const alike = before ? likeBefore(view, before, key, cells) : []
  return (
    <div className={styles.whole}>
      <div className={styles.pager}>
        <IconButton
          aria-label="Предыдущий танцор"
          icon={<ChevronLeftIcon />}
          isDisabled={!before}
          onPress={() => onRow(row - 1)}
        />
        <Select
          label={`Танцор ${row + 1} из\u00A0${roster.length}`}
          value={String(row)}
          items={roster.map((one, index) => ({
            value: String(index),
            label: `${dancerName(one)}${count(one) > 0 ? ` (${count(one)})` : ''}`,
          }))}
          onChange={(value) => onRow(Number(value))}
        />
        <IconButton
          aria-label="Следующий танцор"
          icon={<ChevronRightIcon />}
          isDisabled={!after}
          onPress={() => onRow(row + 1)}
        />
      </div>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <output className={styles.own}>
          <VisuallyHidden>{dancerName(dancer)}: </VisuallyHidden>
          {ageText(dancer, event)}, {countOf(count(dancer), entryForms)}
          {count(dancer) > 0 && (
            <strong className={styles.sum}> {formatMoney(plan.byDancer.get(key) ?? 0)}</strong>
          )}
        </output>
      </div>
      {before && alike.length > 0 && (
        <Button onPress={() => alike.forEach((id) => actions.onToggle(id, key))}>
          Как у&nbsp;предыдущего: {dancerName(before)}
        </Button>
      )}
      {cells.map(({ section, contests }) => {
        const open = contests.filter(({ content }) => content.state === 'open')
        if (open.length === 0) return null
        return (
          <fieldset key={section} className={styles.section}>
            <legend className={styles.legend}>{section}</legend>
            {open.map(({ contest, content }) => (
              <Row
                key={contest.id}
                contest={contest}
                content={content}
                view={view}
                now={now}
                onToggle={() => actions.onToggle(contest.id, key)}
                onRole={(role) => actions.onRole(contest.id, key, role)}
              />
            ))}
          </fieldset>
        )
      })}
      {shut.length > 0 && (
        <Disclosure summary={`Не\u00A0подходят: ${shut.length}`}>
          <ul className={styles.shut}>
            {shut.map(({ contest, reason }) => (
              <li key={contest.id}>
                <ContestName>{numberedTitle(contest)}</ContestName>
                <Text as="div" size="small" tone="secondary">
                  {reason}
                </Text>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Unavailable contests={unavailable} />
      {after && (
        <Button isFullWidth onPress={goOn}>
          Следующий: {dancerName(after)}
        </Button>
      )}
    </div>
  )
}

interface RowProps {
  contest: EventContest
  content: CellContent
  view: ClubView
  now: Instant
  onToggle: () => void
  onRole: (role: JnjRole) => void
}

function Row({ contest, content, view, now, onToggle, onRole }: RowProps) {
  if (content.state === 'closed') return null
  const { isTicked, note, role, errors } = content
  const isRoleAsked = role !== null && role.value === null
  return (
    <div className={styles.row}>
      <Checkbox
        label={
          <span className={styles.title}>
            <ContestName>{numberedName(contest)}</ContestName>
            <span className={styles.price}>
              {formatMoney(priceNow(contest.price, view.event, now))}
            </span>
          </span>
        }
        description={
          note ?? (togetherIn(contest) === 'alone' ? undefined : openText(contest, view.event, now))
        }
        isSelected={isTicked}
        error={isRoleAsked ? [] : errors}
        onChange={onToggle}
      />
      <div className={styles.more}>
        <PlacesLeft contest={contest} />
      </div>
      {role && (
        <RadioGroup
          label="Кем танцует"
          name={`role ${contest.id}`}
          direction="row"
          items={jnjRoles}
          value={role.value ?? ''}
          error={isRoleAsked ? errors : []}
          onChange={(value) => onRole(value as JnjRole)}
        />
      )}
    </div>
  )
}

/** Contests of soloists that the dancer before is in, and this one may enter and is not in. */
function likeBefore(
  { entries }: ClubView,
  before: DancerInput,
  key: string,
  cells: readonly { contests: readonly { contest: EventContest; content: CellContent }[] }[],
): string[] {
  return cells
    .flatMap(({ contests }) => contests)
    .filter(
      ({ contest, content }) =>
        content.state === 'open' &&
        togetherIn(contest) === 'alone' &&
        entryOf(entries, contest.id, dancerKey(before)) !== undefined &&
        entryOf(entries, contest.id, key) === undefined,
    )
    .map(({ contest }) => contest.id)
}

function ageText({ birth_date }: DancerInput, event: ClubView['event']): string {
  if (!isIsoDate(birth_date)) return 'дата рождения?'
  return countOf(ageAtEvent(birth_date, event), ['год', 'года', 'лет'])
}
