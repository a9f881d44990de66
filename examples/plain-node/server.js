import { createServer } from 'node:http'
import { createApiClient } from '@parket/api-client/client'
import { eventListPage } from './page.js'

const api = createApiClient({
  baseUrl: process.env.API_URL ?? 'http://127.0.0.1:3000',
  csrf: 'none',
})

createServer(async (request, response) => {
  try {
    const { search } = new URL(request.url ?? '/', 'http://localhost')
    const page = await eventListPage(api, search)
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
  } catch {
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('Не получилось загрузить турниры. Попробуйте ещё раз.')
  }
}).listen(Number(process.env.PORT ?? 8080))
