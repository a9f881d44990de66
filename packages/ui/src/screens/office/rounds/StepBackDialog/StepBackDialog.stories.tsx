import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone } from '../../../../layouts/fixtures/page.tsx'
import { StepBackDialog } from './StepBackDialog.tsx'

/** Шаг назад тура или нескольких номинаций: спрашивает причину, которую увидят все. */
const meta = {
  title: 'Экраны/Организатор/Туры/StepBackDialog: шаг назад',
  component: StepBackDialog,
  args: {
    title: 'Отменить жеребьёвку?',
    confirmLabel: 'Отменить жеребьёвку',
    text: 'Заходы тура пропадут, следующая жеребьёвка даст другие.',
    reasonOf: 'organiser',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof StepBackDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A draw is given up for a reason that everybody reads. */
export const WithReason: Story = {
  name: 'С причиной',
  play: async ({ args }) => {
    const dialog = within(document.body)
    const confirm = dialog.getByRole('button', { name: 'Отменить жеребьёвку' })
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(dialog.getByText('Укажите причину')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Ошибка в списке')
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledWith('Ошибка в списке')
  },
}

/** Locked heats are public: opening them again is the chief judge's decision. */
export const OfTheChiefJudge: Story = {
  name: 'Решение главного судьи',
  args: {
    title: 'Открепить заходы?',
    confirmLabel: 'Открепить заходы',
    text: 'Заходы снова можно будет менять. Напечатанные списки могут устареть.',
    reasonOf: 'chief',
  },
  play: async () => {
    const dialog = within(document.body)
    await expect(dialog.getByRole('textbox', { name: /^Решение главного судьи/ })).toBeVisible()
    await expect(dialog.getByText(/^Его\sувидят/)).toBeVisible()
  },
}

/** Of several contests some may have locked heats: there the text is the chief judge's decision. */
export const OfManyContests: Story = {
  name: 'Многие номинации сразу',
  args: {
    title: 'Вернуть на шаг назад?',
    confirmLabel: 'Вернуть',
    text: 'Заявки остаются, заходы пропадут.',
    reasonOf: 'either',
  },
  play: async () => {
    const dialog = within(document.body)
    await expect(
      dialog.getByRole('textbox', { name: /^Причина или решение главного судьи/ }),
    ).toBeVisible()
  },
}

/** Other steps back are only confirmed. */
export const WithoutReason: Story = {
  name: 'Без причины',
  args: { reasonOf: null },
  play: async ({ args }) => {
    await userEvent.click(
      within(document.body).getByRole('button', { name: 'Отменить жеребьёвку' }),
    )
    await expect(args.onConfirm).toHaveBeenCalledWith('')
  },
}

export const Phone: Story = { name: 'На телефоне', args: OfTheChiefJudge.args, globals: phone }
