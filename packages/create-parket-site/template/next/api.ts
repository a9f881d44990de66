import { createApiClient } from '@parket/api-client/client'
import { ApiProblem } from '@parket/api-client/problem'
import { createLinks } from '@parket/domain/site/links'
import { readPage } from '@parket/react/readPage'
import { notFound } from 'next/navigation'

const ds = process.env['PARKET_DS'] ?? null

/** Addresses of pages. */
export const links = createLinks(null)

/** For pages of the server: it reads what everybody may see. At the site's own address its domain names the team. */
const api = createApiClient({
  baseUrl: process.env['SITE_URL'] ?? process.env['API_URL'] ?? 'http://127.0.0.1:3000',
  csrf: 'none',
  getDs: () => ds,
})

/** What a page is made of; «404» where there is no such thing. */
export async function read<Data>(source: Parameters<typeof readPage<Data>>[0]): Promise<Data> {
  try {
    return await readPage(source, api)
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) notFound()
    throw error
  }
}
