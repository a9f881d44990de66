import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { contestFields } from '@parket/domain/contest/fields'
import { beginMassEdit, massFields } from '@parket/domain/contest/massEdit'
import { initialValues } from '@parket/domain/fields/field'
import { narrowest, phone } from '../../../../layouts/fixtures/page.tsx'
import { MassEditDialog } from './MassEditDialog.tsx'

const nothing = beginMassEdit({ ...initialValues(contestFields), dances: ['Folk'] })
const form = {
  values: nothing,
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

/** Меняет выбранные поля у многих номинаций сразу. */
const meta = {
  title: 'Экраны/Организатор/Номинации/MassEditDialog: правка многих',
  component: MassEditDialog,
  args: {
    form,
    count: 3,
    preview: { changing: 0, fields: [] },
    words: { sections: ['Oriental'], levels: [], dances: [] },
    onClose: fn(),
  },
} satisfies Meta<typeof MassEditDialog>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {
  name: 'Поля не выбраны',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Цена' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({ chosen: ['price'] })
    await expect(canvas.getByRole('button', { name: 'Изменить' })).toBeDisabled()
  },
}

export const Chosen: Story = {
  name: 'Поля выбраны: что изменится',
  args: {
    form: {
      ...form,
      values: {
        ...nothing,
        chosen: ['section', 'price', 'capacity'],
        price: 120_000,
        capacity: 24,
      },
    },
    preview: {
      changing: 2,
      fields: [
        { field: 'section', changing: 0, before: [] },
        { field: 'price', changing: 2, before: ['1 000 ₽', '900 ₽'] },
        { field: 'capacity', changing: 2, before: ['10', '12', '14', '16', '18', '20'] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Изменится в 2: сейчас 1 000 ₽; 900 ₽')).toBeVisible()
    await expect(canvas.getByText(/сейчас 10; 12; 14; 16 и ещё 2$/)).toBeVisible()
    // A limit can be taken away.
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Мест/ }))
    await expect(form.onChange).toHaveBeenLastCalledWith({ capacity: null })
    await userEvent.click(canvas.getByRole('button', { name: /^Изменить 2\sноминации$/ }))
    await expect(form.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Every field that may be set at once, each with its own control. */
export const EveryField: Story = {
  name: 'Все поля',
  args: {
    form: { ...form, values: { ...nothing, chosen: massFields } },
    preview: {
      changing: 3,
      fields: massFields.map((field) => ({ field, changing: 3, before: ['не указано'] })),
    },
  },
}

/** Where one contest refuses none is changed: it is named. */
export const Refused: Story = {
  name: 'Одна отказала: не изменена ни одна',
  args: {
    form: {
      ...form,
      values: { ...nothing, chosen: ['min_age'], min_age: 12 },
      refusals: 1,
      errors: { min_age: ['12. Соло, дети · Folk и ещё 1: Начало больше конца'] },
    },
    preview: { changing: 3, fields: [{ field: 'min_age', changing: 3, before: ['7'] }] },
  },
}

export const Phone: Story = { name: 'На телефоне', args: Chosen.args, globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: EveryField.args,
  globals: narrowest,
}
