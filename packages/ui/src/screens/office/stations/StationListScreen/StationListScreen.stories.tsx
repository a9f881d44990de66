import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import { now, record, silent, stations, tally, told, waiting } from './fixtures.ts'
import {
  NewStationDialog,
  StationListScreen,
  UnsentFileDialog,
  type NewStationDialogProps,
  type UnsentFileDialogProps,
} from './StationListScreen.tsx'

const creation: NewStationDialogProps = {
  judges: [
    { judgeId: 1, kind: 'judge', name: 'A Рябова Марта' },
    { judgeId: 2, kind: 'judge', name: 'B Валеев Тимур' },
    { judgeId: 3, kind: 'chief', name: 'Дорохова Ирина' },
  ],
  isBusy: false,
  reasons: [],
  onCreate: fn(),
  onClose: fn(),
}

const ready = {
  state: 'ready',
  stations,
  now,
  timeZone: 'Europe/Moscow',
  unserved: 3,
  unpaired: 1,
} as const

/** Станции турнира: кто за какой, коды, заряд и что не отправлено. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Рабочие места/StationListScreen: станции',
  component: StationListScreen,
  args: {
    view: ready,
    event: cup,
    tabs: [],
    query: { show: '' },
    onQueryChange: fn(),
    record: null,
    outcome: null,
    isBusy: false,
    onCreate: fn(),
    onCreateForAll: fn(),
    onPrintAll: fn(),
    onUnsentFile: fn(),
    printed: null,
    dialog: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', station: (id) => `#station-${id}` },
  },
} satisfies Meta<typeof StationListScreen>

export default meta
type Story = StoryObj<typeof meta>

/** All, or those that need somebody; one press makes stations for all, and printing says what it ends. */
export const Ready: Story = {
  name: 'Все станции',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Внимание 3' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Внимание 3' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ show: 'help' })
    await userEvent.click(canvas.getByRole('button', { name: 'Всем судьям' }))
    await expect(args.onCreateForAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Станция' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Напечатать QR всех судей' }))
    const asked = screen.getByRole('alertdialog', { name: 'Напечатать QR всех судей?' })
    await expect(asked).toHaveTextContent(/получат 4\sсудьи/)
    await expect(args.onPrintAll).not.toHaveBeenCalled()
    await userEvent.click(within(asked).getByRole('button', { name: 'Сделать и напечатать' }))
    await expect(args.onPrintAll).toHaveBeenCalledOnce()
  },
}

export const NeedHelp: Story = {
  name: 'Кому нужна помощь',
  args: { query: { show: 'help' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Судья D')).toBeVisible()
    await expect(canvas.queryByText('Судья A')).toBeNull()
  },
}

export const NobodyNeedsHelp: Story = {
  name: 'Помощь никому не нужна',
  args: { view: { ...ready, stations: [] }, query: { show: 'help' } },
}

/** A code of a new station, typed within the time that is left. */
export const Code: Story = {
  name: 'Код станции',
  args: { record },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^ещё 8\sмин, один раз$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Новый код' }))
    await expect(record.onCode).toHaveBeenCalledOnce()
  },
}

export const CodeOver: Story = {
  name: 'Код истёк',
  args: { record: { ...record, told: { ...told, expires_at: now } } },
}

/** Cutting off says what the device still holds. */
export const Paired: Story = {
  name: 'Устройство подключено',
  args: { record: { ...record, station: silent, told: null } },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Отключить сейчас')
    const asked = screen.getByRole('alertdialog', { name: 'Отключить: Судья D?' })
    await expect(asked).toHaveTextContent(/9\sнеотправленных отметок/)
    await userEvent.click(within(asked).getByRole('button', { name: 'Отключить' }))
    await expect(record.onRevoke).toHaveBeenCalledOnce()
    await press('Пересадить на другое устройство')
    const question = screen.getByRole('alertdialog', { name: 'Пересадить: Судья D?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Пересадить' }))
    await expect(record.onHandOver).toHaveBeenCalledOnce()
  },
}

/** Somebody else works there from now on. */
export const Renaming: Story = {
  name: 'Работает другой человек',
  args: { record: { ...record, station: tally, told: null } },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить имя' })
    await expect(save).toBeDisabled()
    const who = canvas.getByLabelText('Кто работает')
    await userEvent.clear(who)
    await userEvent.type(who, 'Белова Ольга{Enter}')
    await expect(record.onRename).toHaveBeenCalledWith('Белова Ольга')
    await expect(save).toBeEnabled()
  },
}

/** Nobody is named: the scrutineers' station types nothing. */
export const Nameless: Story = {
  name: 'Никто не назван',
  args: { record: { ...record, station: { ...tally, who: '' }, told: null } },
  globals: phone,
}

/** A second device asks for the place of the first. */
export const Waiting: Story = {
  name: 'Второе устройство просится',
  args: { record: { ...record, station: waiting, told: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пустить вместо: Планшет 2' }))
    await expect(record.onAnswer).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Отказать' }))
    await expect(record.onAnswer).toHaveBeenCalledWith(false)
  },
}

export const Creating: Story = {
  name: 'Новая станция судьи',
  args: { dialog: <NewStationDialog {...creation} /> },
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Новая станция' }))
    const create = dialog.getByRole('button', { name: /^Создать/ })
    await expect(create).toBeDisabled()
    await userEvent.selectOptions(dialog.getByLabelText('Кто'), 'B Валеев Тимур')
    await userEvent.click(create)
    await expect(creation.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'judge', judge_id: 2 }),
    )
    await userEvent.selectOptions(dialog.getByLabelText('Работа'), 'Главный судья')
    await userEvent.click(create)
    await expect(creation.onCreate).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'chief', judge_id: 3 }),
    )
  },
}

/** The hall's stations have no judge: a label, and who works there; nobody works at a screen. */
export const CreatingForTheHall: Story = {
  name: 'Новая станция зала',
  args: { dialog: <NewStationDialog {...creation} /> },
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Новая станция' }))
    const job = dialog.getByLabelText('Работа')
    await userEvent.selectOptions(job, 'Ведущий')
    await userEvent.type(dialog.getByLabelText('Название'), 'Паркет 2')
    await userEvent.type(dialog.getByLabelText('Кто работает'), 'Мамин Олег')
    await userEvent.click(dialog.getByRole('button', { name: /^Создать/ }))
    await expect(creation.onCreate).toHaveBeenCalledWith({
      kind: 'announcer',
      judge_id: null,
      label: 'Паркет 2',
      who: 'Мамин Олег',
    })
    await userEvent.selectOptions(job, 'Экран')
    await expect(dialog.queryByLabelText('Кто работает')).toBeNull()
  },
}

export const CreatingRefused: Story = {
  name: 'Создать не вышло',
  args: {
    dialog: (
      <NewStationDialog
        {...creation}
        judges={[]}
        reasons={['У этого судьи уже есть рабочее место.']}
      />
    ),
  },
}

const codes = ['A', 'B', 'C', 'D', 'E'].map((letter, index) => ({
  id: index,
  title: `Судья ${letter}`,
  who: 'Константинопольская Марта',
  link: `${told.link}${letter}`,
}))

/** The sheet with the QRs of all judges. */
export const Printed: Story = {
  name: 'QR всех судей',
  args: { printed: { codes, onPrint: fn(), onClose: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Напечатать' }))
    await expect(args.printed?.onPrint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^К\sсписку/ }))
    await expect(args.printed?.onClose).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'Сделаны не все',
  args: {
    outcome: {
      state: 'refused',
      title: 'Сделали не\u00A0все станции',
      reasons: ['Нет связи с сервером. Проверьте подключение и повторите.'],
    },
  },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Empty: Story = {
  name: 'Станций ещё нет',
  args: { view: { ...ready, stations: [], unpaired: 0 } },
}
export const EmptyWithoutJudges: Story = {
  name: 'Ни станций, ни судей',
  args: { view: { ...ready, stations: [], unserved: 0, unpaired: 0 } },
}
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const PhoneCode: Story = { name: 'Код на телефоне', args: { record }, globals: phone }
export const PhoneWaiting: Story = {
  name: 'Второе устройство, на телефоне',
  args: Waiting.args,
  globals: phone,
}
export const PhonePrinted: Story = {
  name: 'QR судей на телефоне',
  args: Printed.args,
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { record },
  globals: narrowest,
}

const onFile = fn()
const fileDialog = (load: UnsentFileDialogProps['load']): Story => ({
  args: { dialog: <UnsentFileDialog load={load} onFile={onFile} onClose={fn()} /> },
})

/** The file of a tablet is chosen; nothing of it counts before somebody decides. */
export const UnsentFile: Story = {
  ...fileDialog({ state: 'none' }),
  name: 'Файл с планшета',
  play: async ({ canvas, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: /^Файл с\sпланшета$/ }))
    const file = new File(['{}'], 'marks-C.json', { type: 'application/json' })
    await userEvent.upload(dialog.getByLabelText(/^Файл с\sпланшета$/), file)
    await expect(onFile).toHaveBeenCalledWith(file)
    await expect(
      canvas.getByRole('button', { name: /^Файл с\sпланшета$/, hidden: true }),
    ).toBeInTheDocument()
    await expect(args.onUnsentFile).not.toHaveBeenCalled()
  },
}
export const UnsentFileSending: Story = {
  ...fileDialog({ state: 'sending' }),
  name: 'Файл отправляется',
}
export const UnsentFileLoaded: Story = {
  ...fileDialog({
    state: 'loaded',
    late: 12,
    refused: 1,
    known: 3,
  }),
  name: 'Файл загружен',
}

/** What is wrong with the file is said at its field. */
export const UnsentFileForeign: Story = {
  ...fileDialog({ state: 'foreign' }),
  name: 'Это не тот файл',
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: /^Файл с\sпланшета$/ }))
    const field = dialog.getByLabelText(/^Файл с\sпланшета$/)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Это не\sфайл с\sпланшета/)
  },
}
export const UnsentFileRefused: Story = {
  ...fileDialog({
    state: 'failed',
    reasons: ['Этот файл не от этого рабочего места: такого подключения у него не было.'],
  }),
  name: 'Файл не принят',
}
export const UnsentFileOnAPhone: Story = {
  ...fileDialog({ state: 'none' }),
  name: 'Файл с планшета, на телефоне',
  globals: phone,
}
