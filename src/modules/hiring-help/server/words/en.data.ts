import { biased, jargon, listOf, type PostWords } from './post-words.ts';

export const en: PostWords = {
  biased: biased(`
    gender | salesman; saleswoman; saleslady; salesgirl | salesperson
    gender | salesmen; saleswomen | sales staff
    gender | waitress | waiter or waitress
    gender | handyman | maintenance worker
    gender | foreman | site supervisor
    gender | chairman; chairwoman | chairperson
    gender | businessman; businesswoman | business professional
    gender | fireman; firemen | firefighter
    gender | policeman; policewoman | police officer
    gender | postman; mailman | mail carrier
    gender | stewardess; air hostess; airhostess | flight attendant
    gender | cleaning lady; maid | cleaner
    gender | craftsman; craftsmen | craftsperson
    gender | repairman | repair technician
    gender | deliveryman; delivery boy; delivery man | delivery worker
    gender | doorman; doormen | door attendant
    gender | cameraman; camerawoman | camera operator
    gender | draftsman; draughtsman | drafter
    gender | watchman; watchmen | security guard
    gender | workman; workmen | workers
    gender | manpower | staff
    gender | man hours; man-hours; manhours | working hours
    gender | tea lady; dinner lady; lunch lady | canteen staff
    gender | barmaid; barman | bartender
    gender | seamstress | sewing machinist
    gender | he will; she will; he or she will; he/she will; s/he will | you will
    gender | he should; she should; he must; she must; he/she should; he/she must | you should
    gender | he is; she is; he/she is; he or she is | you are
    gender | he has; she has; he/she has | you have
    gender | guys | everyone
    age | digital native; digital natives | comfortable with digital tools
    age | young and dynamic team; young, dynamic team; young and energetic team; youthful team; young team | friendly team
    age | young and dynamic; young and energetic; young, energetic | motivated
    age | young at heart; youthful; youngster; youngsters |
    age | recent graduates only; fresh graduates only; ideal for recent graduates; fresh graduate; fresh graduates | entry level
    age | mature person; mature candidate; mature lady; mature individual | experienced person
    age | school leaver; school leavers | entry level
    age | overqualified |
    age | fresh mind; fresh blood; new blood |
    origin | native english speaker; native speaker of english; native-level english speaker | fluent English speaker
    origin | native speaker; native speakers; mother tongue speaker; native tongue | fluent speaker
    origin | native english; mother tongue english | fluent English
    origin | no accent; without an accent; accent-free; neutral accent | clear speech
    origin | locals only; only locals | work permit required
    looks | well-groomed; well groomed; good grooming | tidy work clothes
    looks | good looking; good-looking; attractive appearance; pleasant appearance; presentable appearance; presentable; pleasing personality |
    looks | slim figure; slim |
    health | able-bodied; able bodied; physically fit; in good health; good physical health; of sound mind and body | able to do the tasks listed here
    health | no disabilities; no disability; no medical conditions |
    family | no family commitments; no family obligations; without family commitments; no dependants; no dependents; free of family ties | able to work the hours listed here
    family | family man; single person |
    religion | good christian; god-fearing; god fearing |
  `),
  jargon: jargon(`
    synergy; synergies; synergise; synergize | working together
    leverage; leveraging | use
    move the needle | make a difference
    cross-functional | across teams
    rockstar; rock star; ninja; guru; wizard; unicorn; superstar; hacker mindset | skilled person
    hit the ground running; hits the ground running | start soon on your own
    wear many hats; wears many hats; wearing many hats | do several kinds of tasks
    self-starter; go-getter; self starter; go getter | works without close supervision
    think outside the box; out-of-the-box thinker; out of the box thinking | finds new ways
    fast-paced environment; fast paced environment; fast-paced | busy
    work hard, play hard; work hard play hard |
    results-driven; results-oriented; result oriented; results oriented |
    best of breed; best-of-breed; world-class; cutting-edge; bleeding edge; state of the art |
    paradigm shift; disruptive; game changer; game-changing |
    low-hanging fruit; deep dive; circle back; boil the ocean; bandwidth |
    stakeholder alignment; value-add; value add; actionable insights; holistic |
    like a family; we are a family; we're a family |
    competitive salary; competitive pay; attractive package; market-rate pay |
    dynamic environment; team player; passionate about excellence |
  `),
  duties: listOf(
    "you'll; you will; your tasks; your role; your job; your day; responsibilities; duties; what you do; day to day; day-to-day; in this role; tasks include; responsible for; answer; clean; cook; bake; serve; drive; repair; build; sell; teach; plan; prepare; manage; check; install; pack; write; design; care for; look after; support customers; handle",
  ),
  asks: listOf(
    "requirements; what you bring; what you'll bring; what you need; must have; must-haves; qualifications; skills required; you have; who you are; we're looking for; we expect; essential",
  ),
  extras: listOf(
    'nice to have; bonus; a plus; preferred; optional; what we offer; we offer; benefits; what you get; perks; how we hire; apply',
  ),
  remote: listOf(
    'fully remote; 100% remote; remote role; remote position; remote job; work from anywhere; work from home; home-based; home based; remotely',
  ),
  onSite: listOf(
    'on-site only; onsite only; on site only; fully on-site; 100% on-site; fully onsite; in our office every day; in the office five days; no remote work; not remote; on-site role; in-office role; five days a week in the office',
  ),
  partTime: listOf('part-time; part time; a few hours a week; weekends only; mini job; side job'),
  fullTime: listOf('full-time; full time; 40 hours a week; 40 hours per week'),
  pay: listOf('pay; paid; wage; wages; salary; dollars; usd; earn; earnings; rate of'),
  hourly: listOf('per hour; an hour; hourly; /hr; /hour; p/h; each hour'),
  monthly: listOf('per month; a month; monthly; /month; each month'),
  annually: listOf('per year; a year; annually; yearly; per annum; /year; p.a.'),
  year: listOf('years; year; yrs; yr'),
  experience: listOf('experience; experienced; background; worked as'),
  not: listOf("no; not; isn't; don't; without; never; neither"),
};
