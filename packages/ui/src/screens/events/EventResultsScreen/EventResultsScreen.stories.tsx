import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  cup,
  cupContests,
  cupContestsWith,
  longestCup,
  longestName,
  now,
  pastCup,
} from '../../fixtures/cup.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { EventResultsScreen } from './EventResultsScreen.tsx'

const meta = {
  ...page,
  title: 'Экраны/Турниры/EventResultsScreen',
  component: EventResultsScreen,
  args: {
    view: {
      state: 'ready',
      event: pastCup,
      contests: cupContestsWith(({ group_num }) => ({
        status: group_num < 20 ? 'published' : 'judged',
      })),
    },
    now,
    links: eventPageLinks,
  },
} satisfies Meta<typeof EventResultsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What is judged but not published is not told. */
export const SomePublished: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oriental, соло, взрослые')).toBeVisible()
    await expect(canvas.queryByText('Show, формация')).toBeNull()
  },
}

export const BeforeTheEvent: Story = {
  args: { view: { state: 'ready', event: cup, contests: cupContests } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Результаты появятся/ })).toBeVisible()
  },
}

export const NotPublishedYet: Story = {
  args: { view: { state: 'ready', event: pastCup, contests: cupContests } },
}

/** Its staff see it before it is published. */
export const Draft: Story = {
  args: { view: { state: 'ready', event: { ...cup, published: false }, contests: cupContests } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик')).toBeVisible()
  },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const LongestTexts: Story = {
  args: {
    view: {
      state: 'ready',
      event: longestCup,
      contests: cupContestsWith(({ group_name }) => ({
        group_name: `${group_name}: ${longestName}`,
        section: longestName,
        status: 'published',
      })),
    },
  },
}

export const Phone: Story = { globals: phone }

export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
