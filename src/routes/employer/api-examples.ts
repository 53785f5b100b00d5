/** Examples of the documentation; programs are the same in every language. */
export function curl(api: string, method: string, path: string, body?: string): string {
  const lines = [
    method === 'GET' ? `curl ${api}${path}` : `curl -X ${method} ${api}${path}`,
    `  -H "Authorization: Bearer prly_…"`,
  ];
  if (body) lines.push(`  -H "Content-Type: application/json"`, `  -d '${body}'`);
  return lines.join(' \\\n');
}

const job = {
  external_id: 'REQ-1042',
  attest: true,
  fields: {
    title: 'Crane Engineer',
    job_title_id: 10101,
    job_type_id: 1,
    country_id: 196,
    location_ids: [196001],
    work_arrangement_id: 1,
    salary_type_id: 1,
    currency: 'SGD',
    salary_min: 5200,
    salary_max: 7800,
    work_experience_id: 3,
    qualification_id: 9,
    language: 'en',
    description: '<p>You will build the cranes of the harbour with a team of six.</p>',
  },
};

export const createExample = (api: string) => curl(api, 'POST', '/jobs', JSON.stringify(job, null, 2));

export const apiCalls = [
  { call: 'GET /company', scope: '–' },
  { call: 'GET /jobs', scope: 'jobs:read' },
  { call: 'GET /jobs/{id}', scope: 'jobs:read' },
  { call: 'POST /jobs', scope: 'jobs:write' },
  { call: 'POST /jobs/check', scope: 'jobs:write' },
  { call: 'PATCH /jobs/{id}', scope: 'jobs:write' },
  { call: 'POST /jobs/{id}/publish', scope: 'jobs:write' },
  { call: 'POST /jobs/{id}/pause', scope: 'jobs:write' },
  { call: 'POST /jobs/{id}/close', scope: 'jobs:write' },
  { call: 'GET /jobs/{id}/applications', scope: 'candidates:read' },
  { call: 'GET /applications/{id}', scope: 'candidates:read' },
];

export const messageExample = `POST /parley HTTP/1.1
webhook-id: msg_5f0c1e0a-7f39-4c5e-9d0b-0a4f1f1c2d3e
webhook-timestamp: 1795000000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "type": "application.received",
  "timestamp": "2026-11-18T08:00:00.000Z",
  "data": {
    "application_id": 7,
    "stage": "applied",
    "job_id": 42,
    "external_id": "REQ-1042",
    "url": "https://…/en/employer/inbox/31"
  }
}`;

export const verifyExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isFromParley(secret, headers, body) {
  const timestamp = Number(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1000 - timestamp) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = \`\${headers['webhook-id']}.\${timestamp}.\${body}\`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
