import { numberedTitle } from '@parket/domain/contest/title'
import { problemText } from '@parket/domain/problems/catalogue'
import type { DeskPerson } from '@parket/domain/desk/desk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup, cupContests } from '../../../fixtures/cup.ts'
import { paidInPart } from '../../parts/PaymentAccount/fixtures.ts'
import {
  groupItem,
  items,
  longestItems,
} from '../../registrations/RegistrationListScreen/fixtures.ts'
import type { RegistrationItem } from '../../registrations/RegistrationListScreen/registrationData.ts'
import type { DeskItem } from './deskData.ts'
import {
  DeskPaper,
  DeskRecord,
  DeskScreen,
  type DeskPaperProps,
  type DeskRecordProps,
  type EnterDialogProps,
} from './DeskScreen.tsx'

function atDesk(item: RegistrationItem, isPresent = false): DeskItem {
  return {
    ...item,
    regData: {
      ...item.regData,
      attendance: isPresent ? 'present' : null,
      attendance_at: isPresent ? '2027-02-20T09:14:00+03:00' : null,
    },
    registrations: item.registrations.map((entry) => ({
      ...entry,
      attendance: isPresent ? 'present' : null,
    })),
    dancers: item.dancers.map((dancer) => ({
      ...dancer,
      admission: { medical: true, insurance: false, document: false },
    })),
  }
}

function inList(registration: RegistrationItem, isPresent = false): DeskPerson {
  const item = atDesk(registration, isPresent)
  const { id, reg_n, start_number, troupe, city, club, attendance, attendance_at } = item.regData
  return {
    id,
    reg_n,
    start_number,
    troupe,
    city,
    club,
    dancers: item.dancers,
    entries: item.registrations,
    balance: registration.balance,
    has_consent: item.regData.consents.processing === true,
    attendance,
    attendance_at,
    noted_by: attendance === null ? null : { id: 7, name: 'Марина' },
  }
}

const found = items.map((item, index) => atDesk(item, index === 2))
const people = items.map((item, index) => inList(item, index === 2))
const idle = {
  sending: new Set<string>(),
  unanswered: new Set<string>(),
  waiting: [],
  problem: null,
}
const ready = (people: readonly DeskPerson[]) => ({ state: 'ready' as const, people })

const [first] = found as unknown as [DeskItem]

const record: DeskRecordProps = {
  item: first,
  contests: cupContests,
  timeZone: cup.time_zone,
  actionState: idle,
  account: paidInPart,
  payment: {
    mayRefund: false,
    form: {
      values: { kind: 'payment', amount: 290_000, method: 'cash', reference: '', title: '' },
      errors: {},
      message: null,
      refusals: 0,
      isSending: false,
      onChange: fn(),
      onSubmit: fn(),
    },
  },
  onCheckIn: fn(),
  onEntry: fn(),
  onAdmission: fn(),
  number: { value: 1, error: undefined, reason: null, onChange: fn(), onSubmit: fn() },
  entering: { dialog: null, onOpen: fn() },
  onPrintNumber: fn(),
  onPrintReceipt: fn(),
  onClose: fn(),
}

const recordOf = (props: Partial<DeskRecordProps>) => ({
  id: first.regData.id,
  pane: <DeskRecord {...record} {...props} />,
})

/** What comes when it is asked for. */
const soon = { timeout: 5000 }

/** Номер и Enter отмечают пришедшего, тут же оплата и правки заявки. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Стойка/DeskScreen: стойка',
  component: DeskScreen,
  args: {
    view: ready(people),
    event: cup,
    contests: new Map(cupContests.map((contest) => [contest.id, numberedTitle(contest)])),
    foundByContact: null,
    q: '',
    onSearch: fn(),
    onScanned: fn(),
    onOpen: fn(),
    onCheckIn: fn(),
    onTakeBack: fn(),
    onPay: fn(),
    userId: 7,
    actionState: idle,
    done: null,
    delaySeconds: null,
    scan: null,
    video: null,
    record: null,
    search: null,
    onFocusSearch: fn(),
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home' },
  },
} satisfies Meta<typeof DeskScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Two steps a person: the number and Enter, or the key beside the name. */
export const Ready: Story = {
  name: 'Список',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '3')
    await expect(args.onSearch).toHaveBeenCalledWith('3')
    await expect(canvas.getByText(/Здесь/).parentElement).toHaveTextContent('Здесь с 09:14')
    const counter = canvas.getByRole('complementary', { name: 'Пришли' })
    await expect(counter).toHaveTextContent(`1пришли из ${people.length}`)
    await userEvent.click(canvas.getByRole('button', { name: /^Вернуть: 115, / }))
    await expect(args.onTakeBack).toHaveBeenCalledWith(people[2])
  },
}

/** A digit goes to the search though nothing has the focus; a letter, a shortcut and a press on a button do not. */
export const NumberIsTypedAtOnce: Story = {
  name: 'Цифра сразу идёт в поиск',
  play: async ({ args, canvas }) => {
    const asked = () => args.onFocusSearch.mock.calls.length
    const before = asked()
    await userEvent.keyboard('я{Control>}1{/Control}')
    await expect(asked()).toBe(before)
    await userEvent.keyboard('1')
    await expect(asked()).toBe(before + 1)
    const [button] = canvas.getAllByRole('button', { name: /^Приш/ })
    button?.focus()
    await userEvent.keyboard('2')
    await expect(asked()).toBe(before + 1)
  },
}

/** The stream was cut: the list is asked for at intervals, and the page says so. */
export const Delayed: Story = {
  name: 'Живой связи нет',
  args: { delaySeconds: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Изменения видны с.задержкой/)).toBeVisible()
  },
}

const [debtor] = people as unknown as [DeskPerson]
const paid: DeskPerson = { ...debtor, balance: { charged: 290_000, paid: 290_000 } }
const numbered = (reg_n: number): DeskPerson => ({ ...paid, id: 500 + reg_n, reg_n })
const others = [10, 11, 12].map(numbered)
const few = [debtor, ...others]

/** Exact number first, those that begin so below; the debt is asked before the mark, and Enter moves no money. */
export const NumberFound: Story = {
  name: 'Номер найден',
  args: { q: '1', view: ready(few) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Ещё 3: номер начинается с/)).toBeVisible()
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, '{Enter}')
    const debt = canvas.getByRole('group', { name: /^Долг/ })
    await expect(debt).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).not.toHaveBeenCalled()
    await expect(args.onCheckIn).not.toHaveBeenCalled()
    await userEvent.keyboard('2')
    await expect(args.onPay).toHaveBeenCalledWith(debtor, 'card')
    await userEvent.keyboard('0')
    await expect(args.onCheckIn).toHaveBeenCalledWith(debtor)
    await userEvent.keyboard('{Escape}')
    await expect(args.onFocusSearch).toHaveBeenCalled()
  },
}

/** Who owes nothing is marked by Enter alone. */
export const NothingOwed: Story = {
  name: 'Долга нет: один Enter',
  args: { q: '10', view: ready(few) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(args.onCheckIn).toHaveBeenCalledWith(others[0])
  },
}

/** In the list a debt is asked about in its row. */
export const DebtAskedInRow: Story = {
  name: 'Долг спрашивают в строке',
  args: { view: ready(few) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: 1, / }))
    await expect(args.onCheckIn).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Наличные' }))
    await expect(args.onPay).toHaveBeenCalledWith(debtor, 'cash')
  },
}

/** By the server, where the words are a phone or a mail. */
export const FoundByPhone: Story = {
  name: 'Найдено по телефону',
  args: { q: '9161234567', view: ready(few), foundByContact: new Set([510]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Найденные заявки' })).toHaveTextContent('10')
  },
}

export const CheckedIn: Story = {
  name: 'Приход отмечен',
  args: { q: '1', done: 'Номер 1: отметка о приходе стоит.' },
}

export const OnPhone: Story = { name: 'На телефоне', args: NumberFound.args, globals: phone }

export const Sending: Story = {
  name: 'Отправляется',
  args: { actionState: { ...idle, sending: new Set(['attendance 401']) } },
}

/** Without a network presses wait; each is named, so that nobody asks whether it counted. */
export const NotArrived: Story = {
  name: 'Связи нет: нажатия ждут',
  args: {
    actionState: {
      ...idle,
      sending: new Set(['attendance 401', 'dancer 3']),
      unanswered: new Set(['attendance 401']),
      waiting: ['Номер 1: приход', 'Номер 2: допуск'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Номер 1: приход, Номер 2: допуск/)).toBeVisible()
    await expect(canvas.getByText('ждёт сети')).toBeVisible()
  },
}

/** The search fails for the same reason. */
export const NotArrivedNorFound: Story = {
  name: 'Связи нет, и поиск не отвечает',
  args: {
    ...NotArrived.args,
    view: {
      ...failed,
      message: 'Нет связи с сервером. Проверьте подключение и повторите.',
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Номер 1: приход, Номер 2: допуск/)).toBeVisible()
    await expect(canvas.getByText(/^Нет связи с сервером/)).toBeVisible()
  },
}

/** The press stays on the device, and goes once somebody has logged in. */
export const LoginRanOut: Story = {
  name: 'Вход истёк: нажатия ждут',
  args: {
    actionState: {
      ...idle,
      sending: new Set(['attendance 401']),
      unanswered: new Set(['attendance 401']),
      waiting: ['Номер 1: приход'],
      problem: `Номер 1: ${problemText('unauthenticated')}`,
    },
  },
}

export const Refused: Story = {
  name: 'Сервер отказал',
  args: { actionState: { ...idle, problem: 'Номер 1: Заявка снята, отметить приход нельзя.' } },
}

/** Another desk took the debt meanwhile: it says what is owed now, and what was typed stands. */
export const DebtTakenElsewhere: Story = {
  name: 'Долг приняли за другим столом',
  args: {
    record: recordOf({
      payment: {
        ...record.payment,
        form: {
          ...record.payment.form,
          values: { ...record.payment.form.values, reference: 'Чек 0413' },
          message: problemText('debt_changed', { debt: '0\u00A0₽', expected: '2\u00A0900\u00A0₽' }),
          refusals: 1,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Заявка № 1' }, soon))
    await userEvent.click(open.getByText('Принять оплату'))
    await expect(open.getByText(/^Долг изменился: сейчас 0/)).toBeVisible()
    await expect(open.getByLabelText('Чек или номер перевода')).toHaveValue('Чек 0413')
  },
}

export const Record: Story = {
  name: 'Открыта заявка',
  args: { record: recordOf({}) },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Заявка № 1' }, soon))
    await userEvent.click(open.getByRole('button', { name: 'Отметить всю заявку' }))
    await expect(record.onCheckIn).toHaveBeenCalledWith('present')
    await userEvent.click(open.getByRole('checkbox', { name: 'Страховка' }))
    await expect(record.onAdmission).toHaveBeenCalledWith(1, { insurance: true })
    const [attendance] = open.getAllByRole('radiogroup', { name: /^Явка: / })
    const note = within(attendance as HTMLElement)
    await expect(note.getByRole('radio', { name: 'Не отмечено' })).toBeChecked()
    await userEvent.click(note.getByRole('radio', { name: 'Здесь' }))
    await expect(record.onEntry).toHaveBeenCalledWith(1, 'present')
    await userEvent.click(open.getByRole('button', { name: 'Сменить' }))
    await expect(record.number.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(open.getByRole('button', { name: 'Напечатать номер' }))
    await expect(record.onPrintNumber).toHaveBeenCalledOnce()
  },
}

const decided = { value: '', error: problemText('reason_missing'), onChange: fn() }

/** The number stands on the judges' sheets: the chief judge decides, and it is written down why. */
export const NumberOnSheets: Story = {
  name: 'Номер уже на листах судей',
  args: { record: recordOf({ number: { ...record.number, reason: decided } }) },
  play: async ({ canvas }) => {
    const reason = await canvas.findByRole('textbox', { name: /^Решение главного судьи/ }, soon)
    await expect(reason).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(reason, 'Номер')
    await expect(decided.onChange).toHaveBeenCalled()
  },
}

const late: EnterDialogProps = {
  contests: [
    { id: 'c12', title: '12. Соло, Folk', isLate: true, isWaiting: false },
    { id: 'c13', title: '13. Соло, Show', isLate: true, isWaiting: true },
    { id: 'c60', title: '60. Мастер-класс', isLate: false, isWaiting: false },
  ],
  chosenId: 'c12',
  onChoose: fn(),
  role: null,
  reasons: [],
  isSending: false,
  onEnter: fn(),
  onClose: fn(),
}

/** A latecomer: entries are closed, so the reason is asked for before anything is sent. */
export const Latecomer: Story = {
  name: 'Опоздавший: нужна причина',
  args: { record: recordOf({ entering: { dialog: late, onOpen: fn() } }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Заявить в номинацию' }, soon))
    await userEvent.click(dialog.getByRole('button', { name: 'Заявить' }))
    await expect(late.onEnter).not.toHaveBeenCalled()
    const reason = dialog.getByLabelText(/^Почему после закрытия/)
    await expect(reason).toHaveFocus()
    await expect(reason).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(reason, ' Застряли в пробке ')
    await userEvent.click(dialog.getByRole('button', { name: 'Заявить' }))
    await expect(late.onEnter).toHaveBeenCalledWith('Застряли в пробке')
    await userEvent.selectOptions(dialog.getByLabelText(/^Номинация/), 'c13')
    await expect(late.onChoose).toHaveBeenCalledWith('c13')
  },
}

/** An open contest asks for no reason, a Jack & Jill for the role. */
export const EnteringWithRole: Story = {
  name: 'Участие с ролью',
  args: {
    record: recordOf({
      entering: {
        dialog: { ...late, chosenId: 'c60', role: { value: '', onChange: fn() } },
        onOpen: fn(),
      },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Заявить в номинацию' }, soon))
    await expect(dialog.queryByLabelText(/^Почему после закрытия/)).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Заявить' })).toBeDisabled()
  },
}

export const LatecomerRefused: Story = {
  name: 'Опоздавшего не записать',
  args: {
    record: recordOf({
      entering: {
        dialog: {
          ...late,
          reasons: [problemText('late_entry_begun', { contest: '12. Соло, Folk' })],
        },
        onOpen: fn(),
      },
    }),
  },
}

export const NowhereToEnter: Story = {
  name: 'Записать некуда',
  args: {
    record: recordOf({ entering: { dialog: { ...late, contests: [] }, onOpen: fn() } }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Заявить в номинацию' }, soon))
    await expect(dialog.getByText(/подходящих номинаций больше нет/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Заявить' })).toBeNull()
  },
}

export const LatecomerOnPhone: Story = {
  name: 'Опоздавший, на телефоне',
  args: Latecomer.args,
  globals: phone,
}

/** A manager takes no entries: the desk does not offer it. */
export const RecordOfManager: Story = {
  name: 'Заявка у менеджера',
  args: { record: recordOf({ entering: { dialog: null, onOpen: null } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Заявка № 1' }, soon)
    await expect(canvas.queryByRole('button', { name: /^Заявить/ })).toBeNull()
  },
}

/** Who is here is here in every contest; one is noted otherwise, and put back. */
export const RecordOfWhoCame: Story = {
  name: 'Заявка того, кто пришёл',
  args: {
    record: recordOf({
      item: {
        ...first,
        regData: { ...first.regData, attendance: 'present' },
        registrations: first.registrations.map((entry, index) => ({
          ...entry,
          status: 'active',
          attendance: index === 0 ? 'absent' : 'present',
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Заявка № 1' }, soon))
    const [missed, ...others] = open.getAllByRole('radiogroup', { name: /^Явка: / })
    await expect(within(missed as HTMLElement).getByRole('radio', { name: 'Нет' })).toBeChecked()
    for (const other of others) {
      await expect(within(other).getByRole('radio', { name: 'Здесь' })).toBeChecked()
    }
    await userEvent.click(within(missed as HTMLElement).getByRole('radio', { name: 'Здесь' }))
    await expect(record.onEntry).toHaveBeenCalledWith(1, null)
  },
}

const withdrawn: DeskItem = {
  ...first,
  registrations: first.registrations.map((entry) => ({ ...entry, status: 'withdrawn' })),
}

/** Nobody comes for it: it cannot be checked in by mistake. */
export const RecordOfWithdrawn: Story = {
  name: 'Снятая заявка',
  args: {
    view: ready([{ ...debtor, entries: withdrawn.registrations }]),
    record: recordOf({ item: withdrawn }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявка снята', {}, soon)).toBeVisible()
    await expect(canvas.getByText('Снята')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Приш/ })).toBeNull()
  },
}

export const RecordOfGroup: Story = {
  name: 'Заявка группы',
  args: { record: recordOf({ item: atDesk(groupItem, true), account: { state: 'loading' } }) },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Снять отметку о приходе' }, soon),
    )
    await expect(record.onCheckIn).toHaveBeenCalledWith(null)
  },
}

export const RecordOnPhone: Story = {
  name: 'Заявка на телефоне',
  args: { record: recordOf({}) },
  globals: phone,
}

export const Camera: Story = {
  name: 'Камера читает коды',
  args: { scan: { isOn: true, onToggle: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выключить камеру' }))
    await expect(args.scan?.onToggle).toHaveBeenCalledOnce()
  },
}

const onPaper = (kind: DeskPaperProps['kind']) => ({
  id: first.regData.id,
  pane: (
    <>
      <DeskRecord {...record} />
      <DeskPaper
        kind={kind}
        item={first}
        event={cup}
        account={paidInPart}
        address="https://parket.test/events/1/select-registration?reg_n=1"
        now="2027-02-20T09:14:00+03:00"
      />
    </>
  ),
})

export const NumberOnPaper: Story = {
  name: 'Номер на печать',
  args: {
    record: onPaper('number'),
  },
}

export const ReceiptOnPaper: Story = {
  name: 'Квитанция на печать',
  args: {
    record: onPaper('receipt'),
  },
}

export const NothingFound: Story = { name: 'Ничего не найдено', args: { q: '999' } }

/** Nobody is registered yet. */
export const Empty: Story = {
  name: 'Заявок ещё нет',
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Заявок пока нет')).toBeVisible()
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: ready(longestItems.map((item) => inList(item))),
  },
}

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
