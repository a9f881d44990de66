// Own draggable: a round goes to a floor and an hour.
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
import { Changes } from './Changes.tsx'
import { Conflicts } from './Conflicts.tsx'
import type { Dragged, TimetableActions, TimetableData } from './timetableData.ts'
import { floorName, itemName, placedItems, standingText } from './timetableWords.ts'
import * as office from '../../parts/office.css.ts'
import * as styles from './panel.css.ts'

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
      <Changes {...props} />
      <Unplaced {...props} />
      {props.chosen === null && <Adding {...props} />}
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
        <span>
          <kbd>Ctrl Z</kbd> вернуть последнее
        </span>
      </p>
    </div>
  )
}

/** A break or a ceremony goes after what is chosen, else to the end of the first floor. */
function Adding({ data, actions, chosen }: TimetablePanelProps) {
  const floor = data.floors.find(({ items }) => items.some(({ id }) => id === chosen))
  const own = floor ?? data.floors[0]
  if (!own) return null
  const last = floor ? floor.items.findIndex(({ id }) => id === chosen) + 1 : own.items.length
  const at = { sessionId: own.id, index: last }
  return (
    <div className={styles.buttons}>
      <Button onPress={() => actions.onAdd('break', at)}>+ Перерыв</Button>
      <Button onPress={() => actions.onAdd('ceremony', at)}>+ Награждение</Button>
    </div>
  )
}

function Chosen(props: TimetablePanelProps) {
  const { data, actions, chosen, onChoose } = props
  const floor = data.floors.find(({ items }) => items.some(({ id }) => id === chosen))
  const item = chosen === null ? undefined : placedItems(data).get(chosen)
  if (!floor || !item) return null
  const { id, kind, title, minutes, delay, start } = item
  const index = floor.items.findIndex((one) => one.id === id)
  const to = (sessionId: number, place: number) => actions.onMove(id, { sessionId, index: place })
  return (
    <section className={styles.section} aria-label="Выбрано">
      <h2 className={styles.sectionTitle}>{itemName(item, data.contests)}</h2>
      <Text size="small" tone="secondary">
        {floorName(floor.floor)}, с {formatTime(new Date(start), data.timeZone)}
        {delay > 0 && `, перед ним свободно ${durationText(delay)}`}
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
      <Adding {...props} />
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
