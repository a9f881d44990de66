import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, within } from 'storybook/test'
import {
  callbacksRound,
  crossesRound,
  finalRound,
  judgeView,
  largeRound,
  pointsRound,
  refusals,
  rowsOf,
  scoresRound,
  sheetOf,
  ten,
  twelve,
} from './fixtures.ts'
import { JudgeScreen } from './JudgeScreen.tsx'

/** Страница судьи: номера, счётчик, заходы; снять можно всё, само не двигается ничего. */
const meta = {
  title: 'Экраны/Рабочие места/JudgeScreen: страница судьи',
  component: JudgeScreen,
  parameters: { isPage: true },
  args: {
    view: judgeView(),
    actions: {
      onTap: fn(),
      onPlace: fn(),
      onKey: fn(),
      onField: fn(),
      onScoreKey: fn(),
      onBrush: fn(),
      onHeat: fn(),
      onNoting: fn(),
      onUndo: fn(),
      onClear: fn(),
      onSend: fn(),
      onChange: fn(),
      onNext: fn(),
      onRefusalsRead: fn(),
      onSave: fn(),
    },
  },
} satisfies Meta<typeof JudgeScreen>

export default meta
type Story = StoryObj<typeof meta>

const lowPhone = { viewport: { value: 'lowPhone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }
const wideTablet = { viewport: { value: 'wideTablet', isRotated: false } }

export const Crosses: Story = {
  name: 'Кресты',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '№ 95' }))
    await expect(args.actions.onTap).toHaveBeenCalledWith(95)
    await expect(canvas.getByText(/^Ещё 2\sкреста$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Заход\s2/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
export const CrossesOnALowPhone: Story = { name: 'Кресты на низком телефоне', globals: lowPhone }
export const CrossesOnATablet: Story = {
  name: 'Кресты на планшете вертикально',
  globals: tallTablet,
}
export const CrossesOnAWideTablet: Story = {
  name: 'Кресты на планшете горизонтально',
  globals: wideTablet,
}

export const AllGiven: Story = {
  name: 'Все кресты поставлены',
  args: { view: judgeView({ sheet: sheetOf(twelve), heat: 2, heatOnFloor: 2 }) },
  play: async ({ canvas, args, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Сдать танго' })
    send.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.actions.onSend).toHaveBeenCalledOnce()
  },
}
/** By keys alone: everything in its order, a number by the space bar, the sheet by Enter. */
export const CrossesByKeys: Story = {
  ...AllGiven,
  name: 'Кресты с клавиатуры',
  play: async ({ canvas, args, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Сдать танго' })
    const tiles = canvas.getAllByRole('button', { name: /^№/ })
    const reached: (Element | null)[] = []
    // Another story left the focus where it was.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    while (document.activeElement !== send && reached.length < 40) {
      await userEvent.tab()
      reached.push(document.activeElement)
    }
    await expect(reached.filter((one) => tiles.some((tile) => tile === one))).toEqual(tiles)
    const heats = canvas.getAllByRole('button', { name: /^Заход/ })
    await expect(reached).toEqual(expect.arrayContaining(heats))
    await userEvent.keyboard('{Enter}')
    await expect(args.actions.onSend).toHaveBeenCalledOnce()
    tiles[0]?.focus()
    await userEvent.keyboard(' ')
    await expect(args.actions.onTap).toHaveBeenCalledOnce()
  },
}
export const OneTooMany: Story = {
  name: 'Лишний крест не поставить',
  args: { view: judgeView({ sheet: sheetOf(twelve), isRefused: true }) },
}
export const SixtyCouples: Story = {
  name: 'Шестьдесят пар',
  args: { view: judgeView({ round: largeRound, sheet: sheetOf(rowsOf([101, 103, 122, 125])) }) },
}
/** More than fit: the area of the numbers scrolls, and nothing else. */
const oneHeatOfSixty = judgeView({
  round: { ...largeRound, heats: [largeRound.heats.flat()] },
  heat: 0,
  sheet: sheetOf(rowsOf([101, 103, 122, 125])),
})
export const SixtyInOneHeatOnALowPhone: Story = {
  name: 'Шестьдесят в одном заходе на телефоне',
  args: { view: oneHeatOfSixty },
  globals: lowPhone,
  play: async ({ canvas, args, userEvent }) => {
    const last = canvas.getByRole('button', { name: '№ 160' })
    const slide = canvas.getByText(/^Ещё 44\sкреста$/)
    await expect(last.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
    last.scrollIntoView()
    const end = last.getBoundingClientRect().bottom
    await expect(end).toBeLessThanOrEqual(slide.getBoundingClientRect().top)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.click(last)
    await expect(args.actions.onTap).toHaveBeenCalledWith(160)
  },
}
export const SixtyInOneHeatOnATablet: Story = {
  name: 'Шестьдесят в одном заходе на планшете',
  args: { view: oneHeatOfSixty },
  globals: tallTablet,
}
export const SixtyHandedInOnALowPhone: Story = {
  name: 'Шестьдесят: лист сдан',
  args: { view: { ...oneHeatOfSixty, phase: 'sent' } },
  globals: lowPhone,
}
export const SixtyCouplesOnALowPhone: Story = {
  ...SixtyCouples,
  name: 'Шестьдесят пар на низком телефоне',
  globals: lowPhone,
}
export const OneHeat: Story = {
  name: 'Один заход',
  args: {
    view: judgeView({
      round: { ...crossesRound, advance: 6, heats: [[9, 23, 41, 46, 52, 61, 77, 81]] },
      heat: 0,
      sheet: sheetOf(rowsOf([9, 46])),
    }),
  },
}

/** Nothing is called saved before the device has written it. */
export const Writing: Story = {
  name: 'Отметка записывается',
  args: {
    view: judgeView({
      status: { tone: 'quiet', icon: 'check', fact: 'Сохраняем…', children: '' },
    }),
  },
}
export const OnItsWay: Story = {
  name: 'Отметки отправляются',
  args: {
    view: judgeView({
      status: { tone: 'quiet', icon: 'check', fact: 'Сохранено,', children: 'отправляется' },
    }),
  },
}
export const Offline: Story = {
  name: 'Нет связи',
  args: {
    view: judgeView({
      sheet: sheetOf(twelve),
      status: {
        tone: 'warning',
        icon: 'offline',
        fact: 'Нет сети: 14\u00A0отметок ждут.',
        children: 'Судите дальше',
      },
    }),
  },
}
export const BatteryLow: Story = {
  name: 'Батарея садится',
  args: {
    view: judgeView({
      status: {
        tone: 'warning',
        icon: 'battery',
        fact: 'Батарея 9\u00A0%.',
        children: 'Попросите зарядку, судите дальше',
      },
    }),
  },
}
export const EntryChanged: Story = {
  name: 'Состав захода изменился',
  args: {
    view: judgeView({
      round: {
        ...crossesRound,
        heats: [[9, 23, 41, 46, 52, 61, 77, 81, 188], ...crossesRound.heats.slice(1)],
      },
      heat: 0,
      heatOnFloor: 0,
      out: [52],
      added: [188],
      status: {
        tone: 'warning',
        icon: 'people',
        fact: '52 снята, крест вернулся вам.',
        children: '188 в\u00A0конце захода',
      },
    }),
  },
}
export const Sent: Story = {
  name: 'Лист сдан',
  args: {
    view: judgeView({
      sheet: sheetOf(twelve),
      phase: 'sent',
      status: {
        tone: 'good',
        icon: 'check',
        fact: 'Принято 14:34.',
        children: 'Изменить можно до\u00A0конца тура',
      },
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '№ 87 крест' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Венский вальс' }))
    await expect(args.actions.onNext).toHaveBeenCalledOnce()
  },
}
export const RoundClosed: Story = {
  name: 'Тур закрыт',
  args: {
    view: judgeView({
      sheet: sheetOf(twelve),
      phase: 'closed',
      status: {
        tone: 'closed',
        icon: 'lock',
        fact: 'Главный судья закрыл тур.',
        children: 'Ваши 12\u00A0крестов учтены',
        aside: '14:41',
      },
    }),
  },
}
export const NothingIsKept: Story = {
  name: 'Планшет не сохраняет',
  args: {
    view: judgeView({
      phase: 'broken',
      unsaved: [126, 131],
      status: {
        tone: 'broken',
        icon: 'warning',
        fact: 'Планшет не\u00A0сохраняет. Поднимите руку',
        aside: '14:32',
      },
    }),
  },
}

const callbacks = judgeView({
  letter: 'H',
  round: callbacksRound,
  dance: 0,
  brush: 2,
  heat: 1,
  heatOnFloor: 2,
  sheet: sheetOf(
    {
      ...rowsOf([12, 28, 40, 61, 84, 105, 128, 134, 151, 160], 10),
      91: [4.5],
    },
    [122],
  ),
})
export const Alternates: Story = {
  name: 'Запасные',
  args: { view: callbacks },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^№ 91 запас\s1/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Зап\.\s3/ }))
    await expect(args.actions.onBrush).toHaveBeenCalledWith(3)
  },
}
export const AlternatesOnALowPhone: Story = {
  ...Alternates,
  name: 'Запасные на низком телефоне',
  globals: lowPhone,
}
export const AlternatesOnATablet: Story = {
  name: 'Запасные на планшете',
  args: { view: callbacks },
  globals: tallTablet,
}

const places = { 46: [4], 52: [3], 87: [2], 114: [1] }
export const Places: Story = {
  name: 'Места финала',
  args: { view: judgeView({ round: finalRound, dance: 0, heat: 0, sheet: sheetOf(places) }) },
}
export const PlacesOfEight: Story = {
  name: 'Места восьми',
  args: {
    view: judgeView({
      round: { ...finalRound, heats: [[9, 46, 52, 87, 108, 114, 131, 158]] },
      dance: 0,
      heat: 0,
      sheet: sheetOf(places),
    }),
  },
}
/** By keys alone: a number by the space bar on a phone, its place by Enter on a tablet, the sheet last. */
export const PlacesByKeys: Story = {
  ...Places,
  name: 'Места с клавиатуры',
  globals: tallTablet,
  play: async ({ canvas, args, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Места' })
    const keys = within(list)
      .getAllByRole('button')
      .filter((key) => key.checkVisibility() && !key.hasAttribute('disabled'))
    keys[0]?.focus()
    for (const key of keys) {
      await expect(key).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
    }
    const { onTap, onPlace } = args.actions
    const pressed = [onTap, onPlace].flatMap((action) => mocked(action).mock.calls)
    await expect(pressed).toHaveLength(keys.length)
  },
}
export const PlacesOnALowPhone: Story = {
  ...Places,
  name: 'Места на низком телефоне',
  globals: lowPhone,
}
export const PlacesOnATablet: Story = {
  ...Places,
  name: 'Места на планшете вертикально',
  globals: tallTablet,
}
export const PlacesOnAWideTablet: Story = {
  ...Places,
  name: 'Места на планшете горизонтально',
  globals: wideTablet,
}

const points = judgeView({
  round: pointsRound,
  dance: 0,
  heat: 0,
  sheet: sheetOf({ 114: [87, 91, 88, null] }),
  typed: { field: { number: 114, criterion: 3 }, whole: 7 },
})
export const Points: Story = {
  name: 'Баллы',
  args: { view: points },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10' }))
    await expect(args.actions.onKey).toHaveBeenCalledWith('ten')
    await userEvent.click(canvas.getByRole('button', { name: 'Стереть' }))
    await expect(args.actions.onKey).toHaveBeenCalledWith('erase')
  },
}
export const PointsOnALowPhone: Story = {
  name: 'Баллы на низком телефоне',
  args: { view: points },
  globals: lowPhone,
}
export const PointsOnATablet: Story = {
  name: 'Баллы на планшете',
  args: { view: points },
  globals: tallTablet,
}

const scores = judgeView({
  letter: 'H',
  round: scoresRound,
  dance: 0,
  heat: 0,
  heatOnFloor: null,
  sheet: sheetOf({ 12: [1, 910], 28: [3, 845], 54: [2, 885], 84: [4, 790] }),
  typedScore: { number: 105, digits: '88', refused: null },
})
const taken = {
  ...scores,
  isRefused: true,
  typedScore: { number: 105, digits: '88', refused: 885 },
}
export const Scores: Story = {
  name: 'Оценки по номеру',
  args: { view: scores },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5' }))
    await expect(args.actions.onScoreKey).toHaveBeenCalledWith(5)
    await userEvent.click(canvas.getByRole('button', { name: /^№\s12\s?91,0$/ }))
    await expect(args.actions.onTap).toHaveBeenCalledWith(12)
    await expect(canvas.getByText(/^Финал, 8\sпар по\sномеру ведущего$/)).toBeVisible()
  },
}
export const ScoreThatIsTaken: Story = {
  name: 'Такая оценка уже стоит',
  args: { view: taken },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Уже стоит у\s54$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'взять 88,6' }))
    await expect(args.actions.onScoreKey).toHaveBeenCalledWith('nearest')
  },
}
export const ScoresOnALowPhone: Story = {
  name: 'Оценки на низком телефоне',
  args: { view: taken },
  globals: lowPhone,
}
export const ScoresOnATablet: Story = {
  name: 'Оценки на планшете вертикально',
  args: { view: taken },
  globals: tallTablet,
}
export const ScoresOnAWideTablet: Story = {
  name: 'Оценки на планшете горизонтально',
  args: { view: taken },
  globals: wideTablet,
}
export const ScoresOfTwelve: Story = {
  name: 'Оценки двенадцати',
  args: {
    view: {
      ...taken,
      round: {
        ...scoresRound,
        heats: [[12, 28, 54, 84, 105, 128, 160, 183, 190, 191, 193, 195]],
      },
      out: [128],
    },
  },
  globals: lowPhone,
}

const twenty = Array.from({ length: 20 }, (_, index) => 101 + index)
/** The keypad stays where it is; the numbers above it scroll. */
export const ScoresOfTwentyOnALowPhone: Story = {
  name: 'Оценки двадцати на телефоне',
  args: {
    view: {
      ...scores,
      round: { ...scoresRound, heats: [twenty] },
      sheet: sheetOf({ 101: [1, 910], 102: [2, 845] }),
      typedScore: { number: 120, digits: '88', refused: null },
    },
  },
  globals: lowPhone,
  play: async ({ canvas }) => {
    const typed = canvas.getByRole('button', { name: /^№\s120/ }).getBoundingClientRect()
    const keys = canvas.getByRole('button', { name: '7' }).getBoundingClientRect()
    const send = canvas.getByText(/^Без балла/).getBoundingClientRect()
    const zero = canvas.getByRole('button', { name: '0' }).getBoundingClientRect()
    await expect(typed.bottom).toBeLessThanOrEqual(keys.top)
    await expect(zero.bottom).toBeLessThanOrEqual(send.top)
  },
}
export const ScoresOfTwentyOnATablet: Story = {
  name: 'Оценки двадцати на планшете',
  args: ScoresOfTwentyOnALowPhone.args ?? {},
  globals: tallTablet,
}
export const PlacesOfTwelveOnALowPhone: Story = {
  name: 'Места двенадцати на телефоне',
  args: {
    view: judgeView({
      round: { ...finalRound, heats: [twenty.slice(0, 12)] },
      dance: 0,
      heat: 0,
      sheet: sheetOf({ 101: [2], 105: [1] }),
    }),
  },
  globals: lowPhone,
}
export const PlacesOfTwelveOnATablet: Story = {
  name: 'Места двенадцати на планшете',
  args: PlacesOfTwelveOnALowPhone.args ?? {},
  globals: tallTablet,
}

export const NothingYet: Story = {
  name: 'Ничего не отмечено',
  args: {
    view: judgeView({ sheet: { rows: {}, notes: [], before: [] }, heat: 0, heatOnFloor: null }),
  },
}
/** No menu of a long press, no zoom of a double tap, no selection under a finger. */
export const NothingOpensUnderAFinger: Story = {
  name: 'Долгое нажатие ничего не открывает',
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: '№ 95' })
    const longPress = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    tile.dispatchEvent(longPress)
    await expect(longPress.defaultPrevented).toBe(true)
    const keys = canvas.getAllByRole('button')
    await expect(keys.map((key) => getComputedStyle(key).touchAction)).not.toContain('auto')
    await expect(getComputedStyle(tile).userSelect).toBe('none')
  },
}
export const Noting: Story = {
  name: 'Заметки для себя',
  args: { view: judgeView({ isNoting: true, sheet: sheetOf(ten, [95]) }) },
}

/** What the server refused stays until the judge has opened it: nothing covers the marks. */
export const Refused: Story = {
  name: 'Сервер не принял часть отметок',
  args: { view: judgeView({ refusals }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Не\sпринято: 3\sотметки\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /убрать/ })).toBeNull()
    const tile = canvas.getByRole('button', { name: '№ 95' })
    const { top } = tile.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитать' }))
    await expect(tile.getBoundingClientRect().top).toBe(top)
    await expect(canvas.getByText(/^№\s12, №\s87$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /убрать/ }))
    await expect(args.actions.onRefusalsRead).toHaveBeenCalled()
  },
}
export const RefusedOnALowPhone: Story = {
  name: 'Не принято, на низком телефоне',
  args: { view: judgeView({ refusals }) },
  globals: lowPhone,
}
export const RefusedOnAWideTablet: Story = {
  name: 'Не принято, на планшете горизонтально',
  args: { view: judgeView({ refusals }) },
  globals: wideTablet,
}

/** Marks that nobody has taken for minutes can be carried to the scrutineers; the device goes on trying. */
export const WaitingLong: Story = {
  name: 'Отметки долго ждут сети',
  args: {
    view: judgeView({
      waitingLong: 12,
      status: {
        tone: 'warning',
        icon: 'offline',
        fact: 'Нет сети: 12\u00A0отметок ждут.',
        children: 'Судите дальше',
      },
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить файл' }))
    await expect(args.actions.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/^Файл сохранён: 12\sотметок\.$/)).toBeVisible()
    await expect(canvas.getByText('Отдайте его счётной')).toBeVisible()
  },
}

/** A mark that came after the file is not in it: the line says that it waits. */
export const WaitingLongerThanTheFile: Story = {
  name: 'Ждёт и то, чего нет в файле',
  args: WaitingLong.args ?? {},
  render: function Render(args) {
    const [waitingLong, setWaitingLong] = useState(12)
    return (
      <>
        <JudgeScreen {...args} view={{ ...args.view, waitingLong }} />
        <button type="button" onClick={() => setWaitingLong((count) => (count === 12 ? 13 : 0))}>
          Дальше
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить файл' }))
    await expect(canvas.getByText(/^Файл сохранён: 12\sотметок\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }))
    await expect(canvas.queryByText(/^Файл сохранён/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Сохранить файл' })).toBeVisible()
  },
}

/** Refused rows do not hide that others wait: the list they open offers the file. */
export const RefusedAndWaitingLong: Story = {
  name: 'Не принято, и ещё ждут сети',
  args: { view: judgeView({ refusals, waitingLong: 12 }) },
  globals: lowPhone,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитать' }))
    await expect(canvas.getByText(/^Ждёт сети: 12\sотметок$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить файл' }))
    await expect(args.actions.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/^В\sфайле: 12\sотметок$/)).toBeVisible()
  },
}
export const WaitingLongOnALowPhone: Story = {
  name: 'Долго ждут, на низком телефоне',
  args: WaitingLong.args ?? {},
  globals: lowPhone,
}
export const WaitingLongOnAWideTablet: Story = {
  name: 'Долго ждут, на планшете горизонтально',
  args: WaitingLong.args ?? {},
  globals: wideTablet,
}
