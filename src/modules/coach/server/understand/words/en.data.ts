import type { IntentWords } from './word-data.ts';

export const en: IntentWords = {
  invent:
    '!make up|!made up|!make something up|!fake|!lie + my|!lie about|!pretend i|!invent*|!even though i don*|!even tho|!just say i have|!say i have + not|!say i worked|!exaggerat*|!fabricat*|!embellish*|!that i dont have|!backdate|!add + never had',
  others:
    '!phone number of|!number of the hiring|!email of|!email address of|!address of|!where does + live|!contact details of|!my colleague* + earn|!my colleague* + salary|!my colleague* + make|!my coworker*|!other candidates|!other applicants|!who else applied|!who applied|!someone else*|!his resume|!her resume|!their salary|!personal number|!home address|!ceo of + earn|!my ex',
  medical:
    '!medicine|!pills|!pill|!doctor|!symptom*|!diagnos*|!headache|!hurts|!my back|!depress*|!suicid*|!ending it all|!end it all|!kill myself|!want to die|!therap*|!anxiety|!pregnan*|!fever|!painkiller*|!self harm|!burnout symptoms',
  legal:
    '!sue|!suing|!lawyer|!lawsuit|!legal advice|!is it legal|!illegal|!enforceable|!non compete|!noncompete|!wrongful*|!court|!my rights|!labor law|!labour law|!employment law|!visa law|!contract clause|!unfair dismissal|!breach of contract',
  politics:
    '!vote|!voting|!election*|!president|!prime minister|!politic*|!government + think|!party should|!the war|!war in|!democrat*|!republican*|!religion|!god exist|!abortion|!trump|!immigration policy',
  homework:
    '!python function|!write a function|!write code|!write a program|!linked list|!homework|!solve|!equation|!essay about|!essay on|!java code|!javascript function|!sql query for|!leetcode|!my assignment|!calculate the|!translate this|!debug',
  practice:
    '!mock interview*|!practice + interview*|!practise + interview*|!interview practice|!quiz me|!test me|!ask me + question*|!ask me interview|!simulate|!simulat*|!role play|!roleplay|!pretend to be the interviewer|!rehears*|!practice questions|!drill me|!like a hiring manager would',
  negotiate:
    '!negotiat*|!counter|!counteroffer|!counter offer|!ask for more|!ask + more money|!ask + raise|!raise + ask|!higher salary|!better offer|!accept the offer|!offered me + ask|!lowball*|!low offer|!offer + low|!expected salary|!salary expectation*|!pay rise|!how much should i ask|!accept + offer|offered',
  letter:
    '!cover letter|!coverletter|!motivation letter|!letter|!draft a message|!draft + message|!write + message|!introduc* + message|!message + introduc*|!first message|!introduce myself|!application letter|!write to the employer|!write + intro|!elevator pitch|!opening line*',
  reply:
    '!write back|!reply to|!how do i reply|!respond to|!answer the recruiter|!answer the employer|!answer an employer|!what do i write back|!turn down|!turn + down + offer|!decline + employer|!decline + offer|!decline politely|!say no to|!recruiter asked|!employer asked|!recruiter wrote|!recruiter messaged|!they asked me + what + say|!what should i say to|!message from + recruiter|!follow up + message|!answer their',
  interview: 'interview*|!prepare for + interview|!what do they ask|!tell me about yourself|!star method|!what to wear',
  change:
    '!career change|!change career*|!change my career|!switch* career*|!switch to|!switch into|!move into|!want out|!career switch|!new field|!another field|!different field|!different industry|!change industr*|!change field*|!change profession*|!get into + from|!transition|!retrain*|!start over|!new career|!too old|!pivot*|!from scratch',
  skills:
    'skill*|!learn|!missing + become|!what + need + become|!qualif* + need|!upskill*|!course*|!certif* + need|!certificate* + get|!am i missing|!what am i missing|!do i need to become|!what do i lack|!improve my skills|!training',
  applications:
    '!my application*|!applications|!applied|!i applied|!status of|!any news|!heard back|!gotten back|!get back to me|!nobody replied|!no one replied|!nobody answers|!no reply|!no response|!no answer|!ghosted|!where do i stand|!how do i stand|!what next|!do next|!next step*|!next|!waiting for|!progress|!rejected|!rejection*|!haven t heard|!havent heard|!follow up',
  resume:
    'resume|resumes|cv|my cv|curriculum|!resume score|!my score|!score + low|!improve my profile|!my profile + improve|!profile + better|!strength + profile',
  pay: 'salary|salaries|!how much + make|!how much + earn|!how much + pay|!what does + make|!what do + make|!what does + earn|!usually make|!usually earn|!going rate|!market rate|!fair salary|!average pay|!typical pay|pay|pays|wage*|earn|income|!fair + k|!hourly rate|!compensation|!worth + market',
  parley:
    '!how does parley|!how do you work|!what can you do|!who are you|!are you a bot|!are you human|!are you ai|!questions can i ask|!messages can i|!per day|!a day + limit|!limit*|!do employers see|!employers see + here|!can employers see|!who can see|!who sees|!is this private|!privacy|!is it free|!cost + parley|!delete my data|!delete this|!how does this work|!parley|!do you store|!credits',
  jobs: '!which jobs|!what jobs|!jobs + fit|!job + fit|!jobs + match|!openings|!opening|vacanc*|find + job*|!looking for work|looking + job*|!need work|!need a job|!hiring|job*|roles|!open positions|positions|!who is hiring|work + near|!get a job|!match my profile|!suits me|!suit me|?work|!employment',
  thanks: '!thank*|!thx|!cheers|!ty|!appreciate it|!great help|!that helps|!perfect|!awesome',
  hello: '!hi|!hello|!hey|!good morning|!good evening|!good afternoon|!hi there|!yo|!howdy',
};
