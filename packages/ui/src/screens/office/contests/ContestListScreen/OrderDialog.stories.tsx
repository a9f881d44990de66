import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { narrowest } from '../../../../layouts/fixtures/page.tsx'
import { cupContests } from '../../../fixtures/cup.ts'
import { OrderDialog } from './OrderDialog.tsx'

const contests = cupContests.map(({ id, group_num, group_name, section }) => ({
  id,
  group_num,
  newNumber: group_num,
  group_name,
  section,
}))

/** Порядок и номера номинаций: кнопками, клавишами или мышью. */
const meta = {
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Номинации/OrderDialog: порядок номинаций',
  component: OrderDialog,
  args: {
    contests,
    numbering: 'stay',
    canRenumber: true,
    isChanged: false,
    isSending: false,
    problem: null,
    onMove: fn(),
    onNumberingChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OrderDialog>

export default meta
type Story = StoryObj<typeof meta>

const rows = () => within(document.body).getAllByRole('listitem')

export const AsItIs: Story = {
  name: 'Как сейчас',
  play: async ({ args }) => {
    const dialog = within(document.body)
    await expect(dialog.getByRole('button', { name: 'Сохранить порядок' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: /^Заново/ }))
    await expect(args.onNumberingChange).toHaveBeenCalledWith('consecutive')
  },
}

/** By buttons, and with Alt and an arrow while a row has the focus. */
export const ByKeyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ args }) => {
    const [, second] = rows()
    const [up] = within(second as HTMLElement).getAllByRole('button')
    await userEvent.click(up as HTMLElement)
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 0)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 2)
    // The list stands as it stood: no place is said.
    await expect(within(document.body).getByRole('status')).toBeEmptyDOMElement()
  },
}

export const ByDragging: Story = {
  name: 'Мышью',
  play: async ({ args }) => {
    const [first, , third] = rows()
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(first as HTMLElement, { dataTransfer })
    await fireEvent.dragOver(third as HTMLElement, { dataTransfer })
    await fireEvent.drop(third as HTMLElement, { dataTransfer })
    await fireEvent.dragEnd(first as HTMLElement, { dataTransfer })
    await expect(args.onMove).toHaveBeenCalledWith(0, 2)
  },
}

export const Renumbered: Story = {
  name: 'Номера заново',
  args: {
    numbering: 'consecutive',
    isChanged: true,
    contests: contests.map((contest, index) =>
      Object.assign({}, contest, { newNumber: index + 1 }),
    ),
  },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await expect(dialog.getByText('10, станет 2')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить порядок' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** «Renumbering contests: while unpublished only.» */
export const Published: Story = {
  name: 'Опубликовано: номера не меняют',
  args: { canRenumber: false },
}

export const Refused: Story = {
  name: 'Сохранить не вышло',
  args: {
    isChanged: true,
    problem: 'Данные изменил кто-то другой. Обновите страницу и повторите: введённое сохранится.',
  },
}

export const Narrowest: Story = {
  name: 'На самом узком экране',
  globals: narrowest,
  args: Renumbered.args,
}
