import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { TrashIcon } from '../../icons/TrashIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Reorder, type ReorderProps } from './Reorder.tsx'

const dances = ['Медленный вальс', 'Танго', 'Венский вальс', 'Фокстрот', 'Квикстеп']

/** Keeps the order that one makes. */
function Kept({ onMove, ...props }: ReorderProps<string>) {
  const [items, setItems] = useState(props.items)
  return (
    <Reorder
      {...props}
      items={items}
      onMove={(from, to) => {
        onMove(from, to)
        setItems(items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? ''))
      }}
    />
  )
}

/** Список, порядок строк которого выбирают люди: сортировка вручную, перетаскивание. */
const meta = {
  title: 'Компоненты/Данные/Reorder: порядок строк',
  component: Reorder<string>,
  args: {
    'aria-label': 'Танцы по порядку',
    items: dances,
    getKey: (dance) => dance,
    getName: (dance) => dance,
    render: (dance) => <span>{dance}</span>,
    onMove: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<ReorderProps<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large" as="div">
      <Kept {...args} />
      <Kept
        {...args}
        aria-label="Ссылки по порядку"
        look="fields"
        items={dances.slice(0, 2)}
        render={(dance) => <TextField label="Название" value={dance} onChange={() => undefined} />}
        renderActions={(dance) => (
          <IconButton aria-label={`Убрать: ${dance}`} icon={<TrashIcon />} />
        )}
      />
    </Stack>
  ),
}

const shown = (canvas: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((row) => row.textContent)

export const MovedByButtons: Story = {
  name: 'Двигают кнопками',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: Танго' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 2)
    await expect(shown(canvas).slice(0, 3)).toEqual(['Медленный вальс', 'Венский вальс', 'Танго'])
    await expect(canvas.getByRole('button', { name: 'Ниже: Танго' })).toHaveFocus()
    await expect(canvas.getByText('Танго: место 3 из 5')).toBeInTheDocument()
  },
}

/** Фокус идёт за строкой; в конце списка он переходит на кнопку, которую ещё можно нажать. */
export const MovedByKeyboard: Story = {
  name: 'Двигают с клавиатуры',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ниже: Фокстрот' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(shown(canvas).at(-1)).toBe('Фокстрот')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Выше: Фокстрот' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(shown(canvas).at(-2)).toBe('Фокстрот')
    await expect(canvas.getByRole('button', { name: 'Выше: Фокстрот' })).toHaveFocus()
  },
}

export const MovedByDragging: Story = {
  name: 'Перетаскивают',
  play: async ({ args, canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem')
    if (!first || !third) throw new Error('Three rows stand there.')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(first, { dataTransfer })
    await fireEvent.dragOver(third, { dataTransfer })
    await waitFor(() => expect(third).toHaveAttribute('data-over', 'after'))
    await fireEvent.drop(third, { dataTransfer })
    await expect(args.onMove).toHaveBeenLastCalledWith(0, 2)
    await expect(shown(canvas)[2]).toBe('Медленный вальс')
  },
}

/** Строки без своего ключа, с полями и кнопками в них: фокус остаётся в том же поле той же строки. */
export const MovedFields: Story = {
  name: 'Строки с полями',
  render: (args) => (
    <Kept
      {...args}
      look="fields"
      getKey={(_, index) => index}
      render={(dance) => (
        <>
          <button type="button">О танце</button>
          <TextField label={dance} value={dance} onChange={() => undefined} />
        </>
      )}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Танго' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Танго' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Выше: Венский вальс' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Выше: Венский вальс' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ниже: Венский вальс' })).toHaveFocus(),
    )
  },
}

/** Порядок, который хозяин не принял: ничего не сказано, фокус на месте. */
export const Refused: Story = {
  name: 'Порядок не принят',
  render: (args) => <Reorder {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: Танго' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 2)
    await expect(canvas.queryByText(/место 3/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Ниже: Танго' })).toHaveFocus()
  },
}
