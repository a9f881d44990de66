import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Pagination } from './Pagination.tsx'

/** Страницы длинного списка. */
const meta = {
  title: 'Компоненты/Навигация/Pagination: страницы',
  component: Pagination,
  args: { page: 5, pageCount: 12, hrefOf: (page: number) => `#page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'В начале, в середине и в конце',
  render: ({ hrefOf }) => (
    <Stack gap="large">
      {[1, 5, 12].map((page) => (
        <Pagination
          key={page}
          {...{ page, hrefOf }}
          pageCount={12}
          aria-label={`Страницы, ${page}`}
        />
      ))}
      <Pagination page={2} pageCount={3} hrefOf={hrefOf} aria-label="Три страницы" />
    </Stack>
  ),
}

export const PagesAreLinks: Story = {
  name: 'Каждая страница — ссылка',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Страница 6' })).toHaveAttribute(
      'href',
      '#page=6',
    )
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('5')
  },
}
