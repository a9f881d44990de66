import '@parket/ui/theme/global.css'
import { Alert } from '@parket/ui/components/Alert'
import { AlertDialog } from '@parket/ui/components/AlertDialog'
import { Avatar } from '@parket/ui/components/Avatar'
import { State } from '@parket/ui/components/State'
import { BarChart } from '@parket/ui/components/BarChart'
import { BrandMark } from '@parket/ui/components/BrandMark'
import { Breadcrumbs } from '@parket/ui/components/Breadcrumbs'
import { Button } from '@parket/ui/components/Button'
import { ButtonLink } from '@parket/ui/components/ButtonLink'
import { Card } from '@parket/ui/components/Card'
import { Checkbox } from '@parket/ui/components/Checkbox'
import { CheckboxGroup } from '@parket/ui/components/CheckboxGroup'
import { ChipGroup } from '@parket/ui/components/ChipGroup'
import { ComboBox } from '@parket/ui/components/ComboBox'
import { CopyButton } from '@parket/ui/components/CopyButton'
import { DateField } from '@parket/ui/components/DateField'
import { DateTile } from '@parket/ui/components/DateTile'
import { DatePicker } from '@parket/ui/components/DatePicker'
import { DateRangePicker } from '@parket/ui/components/DateRangePicker'
import { Countdown } from '@parket/ui/components/Countdown'
import { DescriptionList } from '@parket/ui/components/DescriptionList'
import { Dialog } from '@parket/ui/components/Dialog'
import { Disclosure } from '@parket/ui/components/Disclosure'
import { Drawer } from '@parket/ui/components/Drawer'
import { DropZone } from '@parket/ui/components/DropZone'
import { EmptyState } from '@parket/ui/components/EmptyState'
import { ErrorState } from '@parket/ui/components/ErrorState'
import { ErrorSummary } from '@parket/ui/components/ErrorSummary'
import { EventPicture } from '@parket/ui/components/EventPicture'
import { FileButton } from '@parket/ui/components/FileButton'
import { FileSlot } from '@parket/ui/components/FileSlot'
import { FilterBar } from '@parket/ui/components/FilterBar'
import { HallFrame } from '@parket/ui/components/HallFrame'
import { Heading } from '@parket/ui/components/Heading'
import { Histogram } from '@parket/ui/components/Histogram'
import { IconButton } from '@parket/ui/components/IconButton'
import { Inline } from '@parket/ui/components/Inline'
import { LineChart } from '@parket/ui/components/LineChart'
import { Keypad } from '@parket/ui/components/Keypad'
import { Link } from '@parket/ui/components/Link'
import { LinkButton } from '@parket/ui/components/LinkButton'
import { LiveBadge } from '@parket/ui/components/LiveBadge'
import { Markdown } from '@parket/ui/components/Markdown'
import { MarkTile } from '@parket/ui/components/MarkTile'
import { Menu } from '@parket/ui/components/Menu'
import { MoneyField } from '@parket/ui/components/MoneyField'
import { NativeSelect } from '@parket/ui/components/NativeSelect'
import { NumberField } from '@parket/ui/components/NumberField'
import { Pagination } from '@parket/ui/components/Pagination'
import { PasswordField } from '@parket/ui/components/PasswordField'
import { PhoneField } from '@parket/ui/components/PhoneField'
import { Popover } from '@parket/ui/components/Popover'
import { ProgressBar } from '@parket/ui/components/ProgressBar'
import { QrCode } from '@parket/ui/components/QrCode'
import { RadioGroup } from '@parket/ui/components/RadioGroup'
import { RankPicker } from '@parket/ui/components/RankPicker'
import { Scoreboard } from '@parket/ui/components/Scoreboard'
import { Reorder } from '@parket/ui/components/Reorder'
import { SearchField } from '@parket/ui/components/SearchField'
import { SegmentedControl } from '@parket/ui/components/SegmentedControl'
import { Select } from '@parket/ui/components/Select'
import { Skeleton } from '@parket/ui/components/Skeleton'
import { HoldToConfirm } from '@parket/ui/components/HoldToConfirm'
import { SlideToConfirm } from '@parket/ui/components/SlideToConfirm'
import { Spinner } from '@parket/ui/components/Spinner'
import { Stack } from '@parket/ui/components/Stack'
import { Stat } from '@parket/ui/components/Stat'
import { StatusSlot } from '@parket/ui/components/StatusSlot'
import { Stepper } from '@parket/ui/components/Stepper'
import { Switch } from '@parket/ui/components/Switch'
import { Table } from '@parket/ui/components/Table'
import { TabNav } from '@parket/ui/components/TabNav'
import { Tabs } from '@parket/ui/components/Tabs'
import { TagField } from '@parket/ui/components/TagField'
import { Text } from '@parket/ui/components/Text'
import { TextArea } from '@parket/ui/components/TextArea'
import { TextField } from '@parket/ui/components/TextField'
import { Timeline } from '@parket/ui/components/Timeline'
import { Tooltip } from '@parket/ui/components/Tooltip'
import { VisuallyHidden } from '@parket/ui/components/VisuallyHidden'
import { CloseIcon } from '@parket/ui/icons/CloseIcon'
import { createRef, type ReactNode, type RefObject } from 'react'
import { describe, expect, test } from 'vitest'
import { nothing } from '../docs/nothing.ts'
import { draw, host } from './host.ts'

/** What no component knows of itself. */
const probe = { 'data-probe': 'here', 'aria-description': 'Проба' } as const

// One table for elements of all kinds: none is a value of every kind.
type Draw = (ref: RefObject<never>) => ReactNode

/** Everything that is pressed, typed into or chosen from; the selector says what `ref` holds. */
const interactive: Record<string, [selector: string, draw: Draw]> = {
  AlertDialog: [
    'dialog',
    (ref) => (
      <AlertDialog
        {...probe}
        ref={ref}
        title="Удалить?"
        isOpen
        confirmLabel="Удалить"
        onConfirm={nothing}
        onCancel={nothing}
      >
        Насовсем
      </AlertDialog>
    ),
  ],
  Breadcrumbs: ['nav', (ref) => <Breadcrumbs {...probe} ref={ref} items={[]} />],
  Button: [
    'button',
    (ref) => (
      <Button {...probe} ref={ref}>
        Ок
      </Button>
    ),
  ],
  ButtonLink: [
    'a',
    (ref) => (
      <ButtonLink {...probe} ref={ref} href="#home">
        Домой
      </ButtonLink>
    ),
  ],
  Checkbox: ['input', (ref) => <Checkbox {...probe} ref={ref} label="Да" />],
  CheckboxGroup: [
    'fieldset',
    (ref) => <CheckboxGroup {...probe} ref={ref} label="Дни" items={[]} />,
  ],
  ChipGroup: [
    'fieldset',
    (ref) => (
      <ChipGroup
        {...probe}
        ref={ref}
        aria-label="Отбор"
        items={[]}
        value={null}
        onChange={nothing}
      />
    ),
  ],
  ComboBox: ['input', (ref) => <ComboBox {...probe} ref={ref} label="Танцор" items={[]} />],
  CopyButton: [
    'button',
    (ref) => <CopyButton {...probe} ref={ref} text="1" aria-label="Скопировать" />,
  ],
  DateField: ['input', (ref) => <DateField {...probe} ref={ref} label="День" />],
  DatePicker: ['[role=group]', (ref) => <DatePicker {...probe} ref={ref} label="День" />],
  DateRangePicker: ['[role=group]', (ref) => <DateRangePicker {...probe} ref={ref} label="Дни" />],
  Dialog: [
    'dialog',
    (ref) => (
      <Dialog {...probe} ref={ref} title="Вход" isOpen onClose={nothing}>
        Текст
      </Dialog>
    ),
  ],
  Disclosure: [
    'details',
    (ref) => (
      <Disclosure {...probe} ref={ref} summary="Ещё">
        Текст
      </Disclosure>
    ),
  ],
  Drawer: [
    'dialog',
    (ref) => (
      <Drawer {...probe} ref={ref} title="Заявка" isOpen onClose={nothing}>
        Текст
      </Drawer>
    ),
  ],
  DropZone: [
    'div',
    (ref) => (
      <DropZone {...probe} ref={ref} onChoose={nothing}>
        Сюда
      </DropZone>
    ),
  ],
  FileButton: [
    'button',
    (ref) => (
      <FileButton {...probe} ref={ref} label="Фото" onChoose={nothing}>
        Загрузить
      </FileButton>
    ),
  ],
  FilterBar: ['search', (ref) => <FilterBar {...probe} ref={ref} search={<input />} />],
  HoldToConfirm: [
    'button',
    (ref) => <HoldToConfirm {...probe} ref={ref} label="Держите" onConfirm={nothing} />,
  ],
  IconButton: [
    'button',
    (ref) => <IconButton {...probe} ref={ref} aria-label="Закрыть" icon={<CloseIcon />} />,
  ],
  Keypad: [
    'fieldset',
    (ref) => (
      <Keypad
        {...probe}
        ref={ref}
        aria-label="Клавиатура"
        items={[{ value: 1, label: 1 }]}
        onPress={nothing}
      />
    ),
  ],
  Link: [
    'a',
    (ref) => (
      <Link {...probe} ref={ref} href="#home">
        Домой
      </Link>
    ),
  ],
  LinkButton: [
    'button',
    (ref) => (
      <LinkButton {...probe} ref={ref} onPress={nothing}>
        Вернуть
      </LinkButton>
    ),
  ],
  MoneyField: ['input', (ref) => <MoneyField {...probe} ref={ref} label="Взнос" />],
  NativeSelect: [
    'select',
    (ref) => (
      <NativeSelect
        {...probe}
        ref={ref}
        aria-label="Заход"
        items={[{ value: '1', label: '1' }]}
        value="1"
        onChange={nothing}
      />
    ),
  ],
  NumberField: ['input', (ref) => <NumberField {...probe} ref={ref} label="Номер" />],
  Pagination: [
    'nav',
    (ref) => <Pagination {...probe} ref={ref} page={1} pageCount={2} hrefOf={() => '#page'} />,
  ],
  PasswordField: ['input', (ref) => <PasswordField {...probe} ref={ref} label="Пароль" />],
  PhoneField: ['input', (ref) => <PhoneField {...probe} ref={ref} label="Телефон" />],
  Popover: [
    'dialog',
    (ref) => (
      <Popover {...probe} ref={ref} trigger={<button type="button">Как</button>} title="Как">
        Так
      </Popover>
    ),
  ],
  RadioGroup: ['fieldset', (ref) => <RadioGroup {...probe} ref={ref} label="Роль" items={[]} />],
  Reorder: [
    'ol',
    (ref) => (
      <Reorder
        {...probe}
        ref={ref}
        aria-label="По порядку"
        items={[]}
        getKey={String}
        getName={String}
        render={() => null}
        onMove={nothing}
      />
    ),
  ],
  SearchField: ['input', (ref) => <SearchField {...probe} ref={ref} label="Имя" />],
  SegmentedControl: [
    'fieldset',
    (ref) => (
      <SegmentedControl
        {...probe}
        ref={ref}
        aria-label="Вид"
        items={[{ value: 'list', label: 'Список' }]}
      />
    ),
  ],
  Select: ['select', (ref) => <Select {...probe} ref={ref} label="Город" items={[]} />],
  Stepper: ['nav', (ref) => <Stepper {...probe} ref={ref} aria-label="Шаги" items={[]} />],
  MarkTile: ['button', (ref) => <MarkTile {...probe} ref={ref} number={9} />],
  SlideToConfirm: [
    'button',
    (ref) => <SlideToConfirm {...probe} ref={ref} label="Сдать" onConfirm={nothing} />,
  ],
  Switch: ['input', (ref) => <Switch {...probe} ref={ref} label="Да" />],
  TabNav: ['nav', (ref) => <TabNav {...probe} ref={ref} aria-label="Когда" items={[]} />],
  TagField: ['input', (ref) => <TagField {...probe} ref={ref} label="Метки" />],
  TextArea: ['textarea', (ref) => <TextArea {...probe} ref={ref} label="О себе" />],
  TextField: ['input', (ref) => <TextField {...probe} ref={ref} label="Имя" />],
}

const weekend = {
  date_begin: '2027-02-20T09:00:00Z',
  date_end: '2027-02-21T17:00:00Z',
  time_zone: 'Europe/Moscow',
}

const columns: readonly [string, string] = ['Секция', 'Заявки']

/** What is read: it has no `ref`. */
const still: Record<string, ReactNode> = {
  Alert: (
    <Alert {...probe} tone="info">
      Текст
    </Alert>
  ),
  Avatar: <Avatar {...probe} name="Ли Ян" />,
  State: (
    <State {...probe} tone="positive">
      Готово
    </State>
  ),
  DateTile: <DateTile {...probe} event={weekend} />,
  BarChart: <BarChart {...probe} title="Заявки" columns={columns} items={[]} />,
  BrandMark: <BrandMark {...probe} />,
  Card: <Card {...probe}>Текст</Card>,
  DescriptionList: <DescriptionList {...probe} items={[]} />,
  EmptyState: <EmptyState {...probe} title="Пусто" />,
  ErrorState: <ErrorState {...probe} message="Нет связи" />,
  ErrorSummary: <ErrorSummary {...probe} title="Проверьте" errors={[]} />,
  EventPicture: <EventPicture {...probe} eventId={1} format="card" />,
  Heading: (
    <Heading {...probe} level={2}>
      Турниры
    </Heading>
  ),
  Histogram: <Histogram {...probe} title="Возраст" columns={columns} bins={[]} />,
  Inline: <Inline {...probe}>Текст</Inline>,
  LineChart: (
    <LineChart
      {...probe}
      title="Заявки"
      labelTitle="День"
      labels={[]}
      series={[{ name: 'Заявки', values: [] }]}
    />
  ),
  Markdown: <Markdown {...probe} text="" />,
  ProgressBar: <ProgressBar {...probe} label="Отправляем" value={0.5} />,
  QrCode: <QrCode {...probe} text="1" aria-label="Билет" />,
  Skeleton: <Skeleton {...probe} />,
  Spinner: <Spinner {...probe} aria-label="Загрузка" />,
  Stack: <Stack {...probe}>Текст</Stack>,
  Countdown: <Countdown {...probe} left={72} share={0.2} />,
  HallFrame: <HallFrame {...probe}>Текст</HallFrame>,
  Scoreboard: <Scoreboard {...probe} numbers={[]} columns={4} size={216} />,
  LiveBadge: <LiveBadge {...probe}>идёт</LiveBadge>,
  RankPicker: (
    <RankPicker
      {...probe}
      aria-label="Места"
      numbers={[]}
      places={{}}
      onTap={nothing}
      onChoose={nothing}
    />
  ),
  StatusSlot: <StatusSlot {...probe} tone="quiet" icon="check" fact="Сохранено" />,
  Stat: <Stat {...probe} label="Заявки" value="12" />,
  Table: <Table {...probe} aria-label="Заявки" columns={[]} items={[]} getKey={() => 1} />,
  Text: <Text {...probe}>Текст</Text>,
  Timeline: <Timeline {...probe} aria-label="История" items={[]} />,
  Tooltip: (
    <Tooltip {...probe} text="Сразу">
      <button type="button">Ок</button>
    </Tooltip>
  ),
  VisuallyHidden: <VisuallyHidden {...probe}>Текст</VisuallyHidden>,
}

/** Where the probe arrived: at one element. */
function arrived(node: ReactNode): Element {
  draw(node)
  const [element, ...others] = document.querySelectorAll('[data-probe=here]')
  if (!element) throw new Error('data-* vanished on the way.')
  expect(others).toEqual([])
  expect(element.getAttribute('aria-description')).toBe('Проба')
  return element
}

describe('data-* and aria-* reach the element that ref holds', () => {
  test.each(Object.entries(interactive))('%s', (_, [selector, draw]) => {
    const ref = createRef<Element>()
    const element = arrived(draw(ref as RefObject<never>))
    expect(ref.current).toBe(element)
    expect(element.matches(selector)).toBe(true)
  })

  test('Tabs', () => {
    const ref = createRef<HTMLDivElement>()
    const items = [{ id: 'one', label: 'Взносы', content: 'Текст' }]
    draw(<Tabs {...probe} ref={ref} aria-label="Турнир" items={items} defaultValue="one" />)
    expect(ref.current?.dataset['probe']).toBe('here')
  })

  test('Menu: its open list, named by its trigger', async () => {
    const ref = createRef<HTMLDivElement>()
    const trigger = createRef<HTMLButtonElement>()
    const items = [{ id: 'edit', label: 'Изменить' }]
    draw(<Menu {...probe} ref={ref} items={items} trigger={<Button ref={trigger}>Ещё</Button>} />)
    expect(trigger.current?.getAttribute('aria-haspopup')).toBe('true')
    trigger.current?.click()
    await expect.poll(() => ref.current?.dataset['probe']).toBe('here')
    expect(trigger.current?.getAttribute('aria-expanded')).toBe('true')
  })

  test('FileSlot: its frame; ref holds the file input', () => {
    const ref = createRef<HTMLInputElement>()
    const state = { file: null, modified: null, delete: false, progress: null, problem: null }
    const on = { onChoose: nothing, onDelete: nothing, onRevert: nothing }
    const element = arrived(<FileSlot {...probe} ref={ref} title="Баннер" state={state} {...on} />)
    expect(element.tagName).toBe('ARTICLE')
    expect(ref.current?.type).toBe('file')
  })
})

describe('data-* and aria-* reach the element of what is read', () => {
  test.each(Object.entries(still))('%s', (_, node) => {
    expect(arrived(node).isConnected).toBe(true)
  })
})

test('id, name, form, onFocus and aria-describedby reach what is typed into', () => {
  const seen: string[] = []
  draw(
    <TextField
      label="Имя"
      id="name"
      name="first_name"
      form="elsewhere"
      description="Как в паспорте"
      aria-describedby="hint"
      onFocus={() => seen.push('focus')}
    />,
  )
  const input = host.querySelector('input')
  expect(input?.id).toBe('name')
  expect(input?.name).toBe('first_name')
  expect(input?.getAttribute('form')).toBe('elsewhere')
  expect(input?.getAttribute('aria-describedby')).toBe('name-description hint')
  input?.focus()
  expect(seen).toEqual(['focus'])
})

test('every component is in one of the tables', () => {
  const files = Object.keys(import.meta.glob('../../packages/ui/src/components/*/*.tsx'))
  const all = files.flatMap((file) => /\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? [])
  const own = new Set([...Object.keys(interactive), ...Object.keys(still)])
  // Tested above by themselves; frames that only other components use; DataTable has tests of its own.
  for (const name of ['Tabs', 'Menu', 'FileSlot']) own.add(name)
  for (const name of ['AriaField', 'Field', 'FieldGroup', 'DataTable', 'Toast']) own.add(name)
  expect(all.filter((name) => !own.has(name))).toEqual([])
})
