import { ERASED_ADDRESS, erasedContactsText } from '@parket/domain/privacy/erasedContacts'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cup, cupContests, folkSolo, longestCup, orientalSolo } from '../../../fixtures/cup.ts'
import { desktop, failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { paidInPart } from '../../parts/PaymentAccount/fixtures.ts'
import { groupItem, items, longestItems, soloItem } from './fixtures.ts'
import type { PinLetter } from './registrationData.ts'
import {
  RegistrationListScreen,
  RegistrationRecord,
  type RegistrationRecordProps,
} from './RegistrationListScreen.tsx'

const ready = {
  state: 'ready',
  event: cup,
  items,
  total: 3,
  page: 1,
  pageCount: 1,
  isUpdating: false,
  sums: { charged: 1_550_000, paid: 970_000 },
} as const

const pinLetter: PinLetter = { state: 'idle', message: null, onSend: fn() }

const noQuery = {
  q: '',
  group_num: '',
  status: '',
  payment: '',
  consent: '',
  city: '',
  club: '',
  age_min: '',
  age_max: '',
  sort: 'reg_n',
} as const

const facets = {
  total: 214,
  unpaid: 31,
  waiting: 4,
  without_consent: 12,
  cities: [
    { value: 'Казань', count: 40 },
    { value: 'Москва', count: 174 },
  ],
  clubs: [{ value: 'Ритм', count: 21 }],
}

const idleForm = {
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

const record: RegistrationRecordProps = {
  item: soloItem,
  event: cup,
  contests: cupContests,
  account: paidInPart,
  payment: {
    mayRefund: false,
    form: {
      ...idleForm,
      values: { kind: 'payment', amount: 290_000, method: 'cash', reference: '', title: '' },
    },
  },
  contacts: { form: { ...idleForm, values: soloItem.regData }, isSaved: false },
  pinLetter,
  history: {
    state: 'ready',
    letters: [
      {
        id: 2,
        subject: 'Регистрация № 1 изменена: Кубок Паркета',
        to: 'maria@parket.test',
        state: 'queued',
        at: '2026-12-01T11:59:00+03:00',
      },
      {
        id: 1,
        subject: 'Регистрация № 1 принята: Кубок Паркета',
        to: 'maria@parket.test',
        state: 'sent',
        at: '2026-11-20T09:00:10+03:00',
      },
    ],
    entries: [
      {
        id: 12,
        at: '2026-12-01T11:58:00+03:00',
        user: { last_name: 'Орлова', first_name: 'Анна' },
        action: 'moveEntry',
        entity: 'regData',
        entity_id: '401',
        entity_name: '№\u00A0401',
        changes: {
          'registrations.2.contest_id': { from: folkSolo.id, to: orientalSolo.id },
        },
        change_set_id: null,
      },
      {
        id: 11,
        at: '2026-11-22T14:32:00+03:00',
        user: null,
        action: 'addLedgerEntry',
        entity: 'regData',
        entity_id: '401',
        entity_name: '№\u00A0401',
        changes: {
          'ledger.1': { from: null, to: { kind: 'payment', amount: 400_000, method: 'card' } },
        },
        change_set_id: null,
      },
    ],
  },
  onClose: fn(),
  links: { change: '#change', history: '#history' },
}

/** `record` as the pane beside the list. */
const recordOf = (props: Partial<RegistrationRecordProps>) => {
  const { item = record.item } = props
  return { id: item.regData.id, pane: <RegistrationRecord {...record} {...props} /> }
}

/** What comes when it is asked for. */
const soon = { timeout: 5000 }

/** Заявки турнира: отбор, запись рядом, письма и действия со многими. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Заявки/RegistrationListScreen: регистрации',
  component: RegistrationListScreen,
  args: {
    view: ready,
    contests: cupContests,
    query: noQuery,
    onQueryChange: fn(),
    facets,
    onOpen: fn(),
    record: null,
    onExport: fn(),
    onBulk: fn(),
    onLetter: fn(),
    letter: null,
    bulk: null,
    outcome: null,
    selection: { value: [], onChange: fn() },
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      page: (number) => `#page-${number}`,
      duplicates: '#duplicates',
      import: '#import',
      register: '#register',
      print: '#print',
    },
  },
} satisfies Meta<typeof RegistrationListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Список заявок',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Поиск'), 'с')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ q: 'с' })
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё фильтры' }))
    await userEvent.selectOptions(canvas.getByLabelText('Номинация'), '11')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ group_num: '11' })
    await userEvent.selectOptions(canvas.getByLabelText('Статус'), 'Лист ожидания')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ status: 'waiting' })
  },
}

export const Sorted: Story = {
  name: 'По городу',
  globals: desktop,
  args: { query: { ...noQuery, sort: '-city' } },
  play: async ({ args, canvas }) => {
    const city = canvas.getByRole('columnheader', { name: 'Город' })
    await expect(city).toHaveAttribute('aria-sort', 'descending')
    // A third press leads back to the usual order.
    await userEvent.click(city)
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'reg_n' })
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Танцоры' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'last_name' })
  },
}

export const Selected: Story = {
  name: 'Заявки выбраны',
  args: { selection: { value: ['401', '403'], onChange: fn() } },
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'Выбранное' }))
    await expect(bar.getByText('Выбрано: 2')).toBeVisible()
    // The table would save one page of contacts, unnoted: whole files come from the server («Ещё»).
    await expect(canvas.queryByRole('button', { name: 'Выгрузить' })).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: 'Изменить' }))
    await expect(args.onBulk).toHaveBeenCalledWith([items[0], items[2]])
    await userEvent.click(bar.getByRole('button', { name: 'Снять выделение' }))
    await expect(args.selection.onChange).toHaveBeenCalledWith([])
  },
}

/** A press anywhere on a row opens it too. */
export const OpenedByRow: Story = {
  name: 'Строка открывает заявку',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Казань'))
    await expect(args.onOpen).toHaveBeenCalledWith(402)
    await userEvent.click(canvas.getByRole('button', { name: '1, подробнее' }))
    await expect(args.onOpen).toHaveBeenCalledWith(401)
  },
}

/** The questions of every day, with their numbers. */
export const FrequentFilters: Story = {
  name: 'Частые отборы',
  globals: desktop,
  args: { query: { ...noQuery, payment: 'unpaid' } },
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Частые отборы' }))
    await expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('Не оплачены 31')
    await userEvent.click(chips.getByRole('button', { name: 'Очередь 4' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      payment: '',
      status: 'waiting',
      consent: '',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё фильтры' }))
    await userEvent.type(canvas.getByLabelText('Возраст от'), '7')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ age_min: '7' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Клуб' }), 'Ритм')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ club: 'Ритм' })
  },
}

export const Exported: Story = {
  name: 'Выгружено',
  args: { outcome: { state: 'done', text: 'Файл сохранён.', onUndo: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }, soon))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /JSON$/ }))
    await expect(args.onExport).toHaveBeenCalledWith('json')
  },
}

const onTakeBack = fn()

/** Letters wait: until they go they can be taken back, however far the list is scrolled. */
export const LettersWait: Story = {
  name: 'Письма в очереди, можно отозвать',
  args: {
    outcome: {
      state: 'done',
      text: 'В очереди 298 писем: первые уйдут через 30 секунд.',
      onUndo: onTakeBack,
      undoLabel: 'Отозвать письма',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать письма' }))
    await expect(onTakeBack).toHaveBeenCalledOnce()
  },
}

/** A file holds what the filters leave: its name says so. */
export const ExportedByFilters: Story = {
  name: 'Выгрузка отбора',
  args: { query: { ...noQuery, status: 'waiting' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }, soon))
    const menu = within(await within(document.body).findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: /^Выгрузить отбор в\sXLSX/ })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: /^Все/ })).toBeNull()
  },
}

/** Contacts, money, dancers, contests: beside the list. */
export const Record: Story = {
  name: 'Открыта заявка',
  args: { record: recordOf({}) },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Заявка № 1' }, soon))
    await expect(open.getByRole('heading', { name: 'Смирнова Мария' })).toBeVisible()
    await expect(open.getByText('осталось заплатить')).toBeVisible()
    await userEvent.click(open.getByText('Записать оплату'))
    await userEvent.selectOptions(open.getByLabelText('Способ'), 'Карта')
    await expect(record.payment.form.onChange).toHaveBeenCalledWith({ method: 'card' })
    await userEvent.click(open.getByRole('button', { name: /^Принять/ }))
    await expect(record.payment.form.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(open.getByRole('button', { name: /^(?:Закрыть заявку|К\sсписку)$/ }))
    await expect(record.onClose).toHaveBeenCalledOnce()
  },
}

/** The term of the event's personal data is over: nobody to write to, nothing to change. */
export const RecordErased: Story = {
  name: 'Данные заявки стёрты',
  args: {
    record: recordOf({
      item: {
        ...record.item,
        regData: { ...record.item.regData, email: ERASED_ADDRESS, phone: '', city: '' },
      },
    }),
  },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Заявка № 1' }, soon))
    await expect(open.getByText(erasedContactsText)).toBeVisible()
    await expect(open.getByText(/ж, \d{4}\sг\.\sр\./)).toBeVisible()
    await expect(open.queryByText(ERASED_ADDRESS)).toBeNull()
    await expect(open.queryByRole('link', { name: /^Изменить/ })).toBeNull()
    await expect(open.queryByRole('button', { name: /^Выслать PIN/ })).toBeNull()
  },
}

export const RecordOfGroup: Story = {
  name: 'Заявка группы',
  args: { record: recordOf({ item: groupItem, account: { state: 'loading' } }) },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Заявка № 2' }, soon))
    await expect(open.getAllByText('согласие не получено')).toHaveLength(2)
    await expect(open.getByText('Гарипова Алсу 12')).toBeInTheDocument()
  },
}

export const Refund: Story = {
  name: 'Возврат без причины',
  args: {
    record: recordOf({
      payment: {
        mayRefund: true,
        form: {
          ...record.payment.form,
          values: { ...record.payment.form.values, kind: 'refund' },
          errors: { title: ['Укажите причину возврата'] },
          refusals: 1,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Записать оплату', undefined, soon))
    await expect(canvas.getByLabelText(/Причина/)).toBeInvalid()
  },
}

/** Letters that went, and what was changed, in words. */
export const LettersAndHistory: Story = {
  name: 'Письма и история',
  args: { record: recordOf({}) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Письма и история', undefined, soon))
    const letters = within(canvas.getByRole('region', { name: 'Письма' }))
    await expect(letters.getByText('ждёт отправки')).toBeVisible()
    const changes = within(canvas.getByRole('region', { name: 'Что меняли' }))
    await expect(changes.getByText(/^Номинация участия: 12\..*, стало 11\./)).toBeVisible()
    await expect(changes.getByText(/Оплата 4\s000\s₽, карта/)).toBeVisible()
  },
}

export const NoLetters: Story = {
  name: 'Писем не было',
  args: { record: recordOf({ history: { state: 'ready', letters: [], entries: [] } }) },
}

export const HistoryFailed: Story = {
  name: 'История не загрузилась',
  args: { record: recordOf({ history: { ...failed, onRetry: fn() } }) },
}

export const AccountFailed: Story = {
  name: 'Счёт не загрузился',
  args: { record: recordOf({ account: { ...failed, onRetry: fn() } }) },
}

/** Staff do not see the PIN: they have it sent to the registration's e-mail. */
export const PinSentAgain: Story = {
  name: 'Выслать PIN ещё раз',
  args: { record: recordOf({}) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выслать PIN ещё раз' }, soon))
    await expect(pinLetter.onSend).toHaveBeenCalledOnce()
  },
}

export const PinSent: Story = {
  name: 'PIN выслан',
  args: { record: recordOf({ pinLetter: { ...pinLetter, state: 'sent' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/отправлены на/, undefined, soon)).toHaveTextContent(
      'maria@parket.test',
    )
  },
}

export const PinNotSent: Story = {
  name: 'PIN выслать не вышло',
  args: { record: recordOf({ pinLetter: { ...pinLetter, message: problemText('network') } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, soon)).toHaveTextContent('Нет связи')
  },
}

export const Filtered: Story = {
  name: 'Отобраны',
  args: {
    query: { ...noQuery, q: 'орлов', group_num: '70', status: 'active', sort: '-city' },
    view: { ...ready, items: items.slice(2), total: 1 },
  },
}

export const Updating: Story = {
  name: 'Обновляется',
  args: { view: { ...ready, isUpdating: true } },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: { view: { ...ready, total: 2000, page: 3, pageCount: 40 } },
}

export const Empty: Story = {
  name: 'Заявок ещё нет',
  args: { view: { ...ready, items: [], total: 0 } },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    query: { ...noQuery, q: 'ааа' },
    view: { ...ready, items: [], total: 0 },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ q: '', club: '', age_max: '' }),
    )
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  args: { view: { state: 'loading' }, contests: [] },
}

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const LoggedOut: Story = {
  name: 'Никто не вошёл',
  args: { view: { state: 'noRight' }, account: { isLoggedIn: false, onLogin: fn() } },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: { view: { ...ready, event: longestCup, items: longestItems, total: 4 } },
}

/** A card is called by its dancers. */
export const Phone: Story = {
  name: 'На телефоне',
  globals: phone,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^Смирнова Мария/)
    await userEvent.selectOptions(canvas.getByLabelText('Порядок'), 'Сначала новые')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sort: '-created_at' })
  },
}

export const PhoneLoading: Story = {
  name: 'Загрузка на телефоне',
  args: Loading.args,
  globals: phone,
}

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
