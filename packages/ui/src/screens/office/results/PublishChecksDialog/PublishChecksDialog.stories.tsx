import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ContestChecks, OpenCheck } from '@parket/domain/contest/contestLifeMachine'
import { narrowest, phone } from '../../../../layouts/fixtures/page.tsx'
import { PublishChecksDialog } from './PublishChecksDialog.tsx'

const city: OpenCheck = {
  key: 'city',
  kind: 'own-city',
  text: 'Судья B из\u00A0того же города (Тверь), что №\u00A012, 18.',
}
const swaps = [12, 18].map((number): OpenCheck => ({
  key: `swap ${number}`,
  kind: 'deciding-swap',
  text: `Финал, Самба: если у\u00A0судьи C поменять местами №\u00A07 и\u00A0${number}, победит №\u00A0${number}.`,
}))

function contest(number: number, name: string, checks: readonly OpenCheck[]): ContestChecks {
  return {
    contest: {
      id: `contest-${number}`,
      group_num: number,
      group_name: name,
      section: 'Oriental',
      status: 'judged',
      scoring: 'skating',
    },
    checks,
  }
}

const asked = [contest(11, 'Соло, взрослые', [...swaps, city]), contest(13, 'Соло, юниоры', [city])]

/** Публикует многие номинации сразу: сначала ответы на необычное. */
const meta = {
  title: 'Экраны/Организатор/Результаты/PublishChecksDialog: проверки многих',
  component: PublishChecksDialog,
  args: {
    asked,
    given: [],
    count: 12,
    onPublish: fn(),
    onClose: fn(),
    journalHref: (groupNum) => `#journal-${groupNum}`,
    resultHref: (groupNum) => `#result-${groupNum}`,
  },
} satisfies Meta<typeof PublishChecksDialog>

export default meta
type Story = StoryObj<typeof meta>

const inDialog = () => within(document.body)
const fieldsOf = (title: RegExp) =>
  within(inDialog().getByRole('region', { name: title })).getAllByRole('textbox')

/** One list for all: of a contest each kind has one field, and no mouse is needed between them. */
export const Asked: Story = {
  name: 'Вопросы всех номинаций',
  play: async ({ args }) => {
    const [swap] = fieldsOf(/^11\./)
    await expect(fieldsOf(/^11\./)).toHaveLength(2)
    await expect(swap).toHaveFocus()
    await userEvent.keyboard('Видели{Tab}Другого нет{Tab}Да')
    await userEvent.click(inDialog().getByRole('button', { name: 'Опубликовать 12' }))
    await expect(args.onPublish).toHaveBeenCalledWith(
      [
        { contest_id: 'contest-11', key: 'swap 12', text: 'Видели' },
        { contest_id: 'contest-11', key: 'swap 18', text: 'Видели' },
        { contest_id: 'contest-11', key: 'city', text: 'Другого нет' },
        { contest_id: 'contest-13', key: 'city', text: 'Да' },
      ],
      [],
    )
  },
}

/** A contest whose checks are not all answered stays; the button says how many go. */
export const OneStays: Story = {
  name: 'Одна остаётся',
  play: async ({ args }) => {
    const [swap] = fieldsOf(/^11\./)
    if (swap) await userEvent.type(swap, 'Видели')
    const [only] = fieldsOf(/^13\./)
    if (only) await userEvent.type(only, 'Да')
    await userEvent.click(inDialog().getByRole('button', { name: /^Опубликовать 11 из\s12$/ }))
    await expect(args.onPublish).toHaveBeenCalledWith(
      [
        { contest_id: 'contest-11', key: 'swap 12', text: 'Видели' },
        { contest_id: 'contest-11', key: 'swap 18', text: 'Видели' },
        { contest_id: 'contest-13', key: 'city', text: 'Да' },
      ],
      [asked[0]?.contest],
    )
  },
}

/** After a refusal what was typed stands there again. */
export const AskedAgain: Story = {
  name: 'Спрашивает снова, ответы на месте',
  args: { given: [{ contest_id: 'contest-13', key: 'city', text: 'Другого нет' }] },
  play: async () => {
    await expect(fieldsOf(/^13\./)[0]).toHaveValue('Другого нет')
    await expect(fieldsOf(/^11\./)[0]).toHaveValue('')
  },
}

/** Where all wait and none is answered, the first field says what it lacks. */
export const NothingAnswered: Story = {
  name: 'Ничего не отвечено',
  args: { count: 2 },
  play: async ({ args }) => {
    await userEvent.click(inDialog().getByRole('button', { name: 'Опубликовать 2' }))
    await expect(args.onPublish).not.toHaveBeenCalled()
    await expect(inDialog().getAllByText(/^Ответьте одним словом/)).toHaveLength(3)
    await expect(fieldsOf(/^11\./)[0]).toHaveFocus()
  },
}

const changed: OpenCheck = {
  key: 'changed',
  kind: 'changed-input',
  text: 'Финал. Решения: не\u00A0то, что в\u00A0журнале турнира, строка\u00A017',
}
const tampered = contest(12, 'Соло, дети', [changed, city])

/** Data that were changed past the journal are no question: the contest is named and stays, whatever is answered for the others. */
export const Tampered: Story = {
  name: 'Одна изменена в обход журнала',
  args: { asked: [tampered, ...asked] },
  play: async ({ args }) => {
    const dialog = inDialog()
    await expect(dialog.getByText(/Не\sпубликуйте и\sне\sутверждайте/)).toBeVisible()
    const named = within(dialog.getByRole('alert'))
    await expect(named.getByRole('link', { name: 'журнал' })).toHaveAttribute('href', '#journal-12')
    await expect(named.getByRole('link', { name: 'результат' })).toHaveAttribute(
      'href',
      '#result-12',
    )
    await expect(dialog.queryByRole('region', { name: /^12\./ })).toBeNull()
    for (const field of [...fieldsOf(/^11\./), ...fieldsOf(/^13\./)]) {
      await userEvent.type(field, 'Да')
    }
    await userEvent.click(dialog.getByRole('button', { name: /^Опубликовать 11 из\s12$/ }))
    await expect(args.onPublish).toHaveBeenCalledWith(
      expect.not.arrayContaining([expect.objectContaining({ contest_id: 'contest-12' })]),
      [tampered.contest],
    )
  },
}

/** Nothing else is asked: the others go without a word. */
export const TamperedAlone: Story = {
  name: 'Вопросов нет, одна изменена',
  args: { asked: [tampered] },
  play: async ({ args }) => {
    await expect(inDialog().queryByText(/^Это не\sошибки/)).toBeNull()
    await userEvent.click(inDialog().getByRole('button', { name: /^Опубликовать 11 из\s12$/ }))
    await expect(args.onPublish).toHaveBeenCalledWith([], [tampered.contest])
  },
}

/** There is nothing to publish. */
export const AllTampered: Story = {
  name: 'Публиковать нечего',
  args: { asked: [tampered], count: 1 },
  play: async ({ args }) => {
    await expect(inDialog().queryByRole('button', { name: /^Опубликовать/ })).toBeNull()
    await userEvent.click(inDialog().getByText('Закрыть', { selector: 'button, button *' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const TamperedOnAPhone: Story = {
  ...Tampered,
  name: 'Изменена в обход журнала, на телефоне',
  globals: phone,
}

/** A session with many questions scrolls; the buttons stay. */
export const Many: Story = {
  name: 'Много вопросов',
  args: {
    asked: Array.from({ length: 12 }, (_, at) => contest(at + 1, 'Соло, взрослые', [city])),
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
