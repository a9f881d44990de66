import { durationText } from '@parket/domain/format/duration'
import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../../components/Button/Button.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { ChevronDownIcon } from '../../../../icons/ChevronDownIcon.tsx'
import { ChevronLeftIcon } from '../../../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../../../icons/ChevronRightIcon.tsx'
import { ChevronUpIcon } from '../../../../icons/ChevronUpIcon.tsx'
import { Conflict } from './Conflict.tsx'
import type { Dragged, TimetableActions, TimetableData } from './timetableData.ts'
import {
  conflictCount,
  floorName,
  itemName,
  itemOf,
  placedItems,
  standingText,
} from './timetableWords.ts'
import * as office from '../../parts/office.css.ts'
import * as styles from './timetable.css.ts'

export interface TimetablePanelProps {
  data: TimetableData
  actions: TimetableActions
  chosen: number | null
  onChoose: (itemId: number | null) => void
  onDrag: (dragged: Dragged | null) => void
  judgesHref: string
}

/** What is chosen, what conflicts, and what has no time yet. */
export function TimetablePanel(props: TimetablePanelProps) {
  return (
    <div className={styles.pane}>
      <Chosen key={props.chosen} {...props} />
      <Conflicts {...props} />
      <Unplaced {...props} />
      <p className={office.keys}>
        <span>
          <kbd>
            <ChevronUpIcon />
          </kbd>{' '}
          <kbd>
            <ChevronDownIcon />
          </kbd>{' '}
          раньше, позже
        </span>
        <span>
          <kbd>
            <ChevronLeftIcon />
          </kbd>{' '}
          <kbd>
            <ChevronRightIcon />
          </kbd>{' '}
          площадка
        </span>
        <span>
          <kbd>Del</kbd> снять
        </span>
      </p>
    </div>
  )
}

function Chosen({ data, actions, chosen, onChoose }: TimetablePanelProps) {
  const floor = data.floors.find(({ items }) => items.some(({ id }) => id === chosen))
  const item = chosen === null ? undefined : placedItems(data).get(chosen)
  const first = data.floors[0]
  const at = floor
    ? { sessionId: floor.id, index: floor.items.findIndex(({ id }) => id === chosen) + 1 }
    : first && { sessionId: first.id, index: first.items.length }
  const adding = at && (
    <div className={styles.buttons}>
      <Button variant="quiet" onPress={() => actions.onAdd('break', at)}>
        + Перерыв
      </Button>
      <Button variant="quiet" onPress={() => actions.onAdd('ceremony', at)}>
        + Награждение
      </Button>
    </div>
  )
  if (!floor || !item || !at) return adding
  const { id, kind, title, minutes, delay, start } = item
  const index = at.index - 1
  const to = (sessionId: number, place: number) => actions.onMove(id, { sessionId, index: place })
  return (
    <section className={styles.section} aria-label="Выбрано">
      <h2 className={styles.sectionTitle}>{itemName(item, data.contests)}</h2>
      <Text size="small" tone="secondary">
        {floorName(floor.floor)}, с {formatTime(new Date(start), data.timeZone)}
        {delay > 0 && `, задержка ${durationText(delay)}`}
      </Text>
      {kind !== 'round' && (
        <TextField
          label="Название"
          defaultValue={title}
          maxLength={200}
          onBlur={(event) => {
            const { value } = event.target as HTMLInputElement
            if (value.trim() !== '' && value !== title) actions.onChange(id, { title: value })
          }}
        />
      )}
      <NumberField
        label="Длится"
        unit="мин"
        min={0}
        max={1440}
        value={minutes}
        onChange={(value) => value !== null && actions.onChange(id, { minutes: value })}
      />
      <fieldset className={styles.choices} aria-label="Задержка">
        {[5, 10, 15].map((late) => (
          <Button key={late} onPress={() => actions.onDelay(id, late)}>
            {`+${late} мин`}
          </Button>
        ))}
        {delay > 0 && (
          <Button variant="quiet" onPress={() => actions.onDelay(id, -delay)}>
            Без задержки
          </Button>
        )}
      </fieldset>
      <div className={styles.buttons}>
        <Button isDisabled={index === 0} onPress={() => to(floor.id, index - 1)}>
          Раньше
        </Button>
        <Button
          isDisabled={index === floor.items.length - 1}
          onPress={() => to(floor.id, index + 1)}
        >
          Позже
        </Button>
        {data.floors
          .filter((other) => other.id !== floor.id)
          .map((other) => (
            <Button
              key={other.id}
              onPress={() => to(other.id, Math.min(index, other.items.length))}
            >
              {`На: ${floorName(other.floor)}`}
            </Button>
          ))}
        <Button
          variant="quiet"
          tone="critical"
          onPress={() => {
            onChoose(null)
            actions.onRemove(id)
          }}
        >
          Снять
        </Button>
      </div>
      {adding}
    </section>
  )
}

function Conflicts({ data, actions, onChoose, judgesHref }: TimetablePanelProps) {
  const placed = placedItems(data)
  if (data.conflicts.length === 0) return null
  return (
    <section className={styles.section} aria-label="Накладки">
      <h2 className={styles.sectionTitle}>{conflictCount(data.conflicts.length)}</h2>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {data.conflicts.map((conflict) => {
          const shownId = itemOf(conflict, data)
          const item = placed.get(shownId)
          return (
            <li key={conflict.kind + conflict.itemIds.join()}>
              {item && (
                <button type="button" className={office.opener} onClick={() => onChoose(shownId)}>
                  {itemName(item, data.contests)}
                </button>
              )}
              <Conflict
                {...{ conflict, data, judgesHref }}
                itemId={shownId}
                onMend={actions.onMend}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Unplaced({ data, actions, onDrag }: TimetablePanelProps) {
  const { unplaced } = data
  const total = unplaced.reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <section className={styles.section} aria-label="Без времени">
      <h2 className={styles.sectionTitle}>Без времени</h2>
      <Text size="small" tone="secondary">
        {unplaced.length === 0
          ? 'У всех туров есть время'
          : `${countOf(unplaced.length, ['тур', 'тура', 'туров'])} на ${durationText(total)}`}
      </Text>
      {unplaced.length > 0 && (
        <>
          <Button onPress={actions.onPlaceAll}>Расставить по порядку туров</Button>
          {/* Safari forgets that an unmarked list is a list. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul className={styles.list} role="list">
            {unplaced.map((round) => {
              const name = itemName({ ...round, kind: 'round', title: '' }, data.contests)
              const standing = standingText(round, data)
              return (
                // Dragging is a shortcut: the button does the same.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <li
                  key={`${round.contest_id} ${round.round_index}`}
                  className={styles.row}
                  draggable
                  onDragStart={() => onDrag({ round })}
                  onDragEnd={() => onDrag(null)}
                >
                  <span>
                    {name} <span className={styles.quiet}>{durationText(round.minutes)}</span>
                    {standing && <span className={styles.note}>{standing}</span>}
                  </span>
                  <Button
                    variant="quiet"
                    aria-label={`Поставить: ${name}`}
                    onPress={() => actions.onPlace(round, null)}
                  >
                    Поставить
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
