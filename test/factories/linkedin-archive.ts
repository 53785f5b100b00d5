import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip archive of texts. */
export async function makeZip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  // An empty file has nothing to pack, and a packer for each of thousands takes seconds.
  for (const [name, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), name, { compress: text.length > 0 });
  zip.end();
  return buffer(zip.outputStream);
}

/** The tables of an invented person's archive, with the habits of the real ones: quotes, line ends, columns we do not know. */
export const linkedInTables: Record<string, string> = {
  'Profile.csv': `\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Nadia,Okafor,,,"Mar 5, 1990","Baker, ""pastry"" and bread","I bake for people who get up early.

Ten years of sourdough.",Food,,"Leeds, England, United Kingdom",[nadia],"[COMPANY:https://corner.example/team,PERSONAL:https://nadia.example]",
`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Corner Bakery Ltd,Head Baker,"Lead a team of four.
Order flour, butter and eggs.","Leeds, England, United Kingdom",Mar 2019,
"Mills & Sons, Bakers",Baker,,York,Sep 2014,Feb 2019
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
Leeds College,2012,2014,,Diploma in Baking,Bread club
`,
  'Skills.csv': 'Name\nSourdough\nStock control\n"Bread, rolls"\n',
  'Languages.csv':
    'Name,Proficiency\nEnglish,Native or bilingual proficiency\nTurkish,Limited working proficiency\nKlingon,\n',
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Food Hygiene Level 3,https://certs.example/42,City Council,Jan 2020,Jan 2023,FH-42
`,
  'Email Addresses.csv': `Email Address,Confirmed,Primary,Updated On
old@mail.example,Yes,No,1/1/15
nadia@mail.example,Yes,Yes,1/1/20
`,
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+44 7700 900123,Mobile\n',
  'Connections.csv': `Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Someone,Else,https://li.example/in/x,,Acme,Boss,01 Jan 2020
`,
};

export const linkedInArchive = (more: Record<string, string> = {}) => makeZip({ ...linkedInTables, ...more });
