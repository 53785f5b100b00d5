/** Skills (English names of the skill lists) of a work group or, where it has none of its own, of its family. */
const lists: Record<string, string> = {
  software:
    'Git; SQL; Docker; REST API; PostgreSQL; MySQL; Linux; Python; Java; JavaScript; TypeScript; Node.js; Spring Boot; Amazon Web Services; Kubernetes; Code Review; Debugging',
  'front-end':
    'JavaScript; TypeScript; HTML; CSS; React; Vue.js; Angular; Next.js; Tailwind CSS; Git; REST API; Web Accessibility',
  mobile:
    'Kotlin; Swift; Flutter; React Native; SwiftUI; Jetpack Compose; Firebase; Android Studio; Xcode; Git; REST API',
  testing: 'Test Automation; Manual Testing; Selenium; Playwright; Cypress; Postman; Jira; SQL; Git; Python',
  databases:
    'SQL; PostgreSQL; MySQL; Oracle Database; Microsoft SQL Server; MongoDB; Redis; Database Administration; Data Modeling; Linux',
  embedded:
    'Embedded Systems; C; C++; Firmware Development; FreeRTOS; Embedded Linux; STM32; I2C; Python; Git; Debugging',
  'game-code': 'C++; C#; Unity; Unreal Engine; Perforce; Git; Debugging; Code Review',
  'it-hands':
    'Computer Hardware Repair; Help Desk Support; Technical Support; Troubleshooting; Electrical Wiring; Safety Awareness',
  'it-support':
    'Help Desk Support; Technical Support; Troubleshooting; Microsoft 365; ServiceNow; Jira Service Management; Computer Hardware Repair; Customer Focus',
  'data-hands':
    'Data Entry; Touch Typing; Accuracy; Microsoft Excel; Google Sheets; Attention to Detail; Computer Literacy',
  'social-research':
    'Research Skills; Survey Design; Academic Writing; Literature Review; Policy Analysis; Econometrics; Report Writing; Economic Analysis',
  product:
    'Product Management; Product Roadmapping; Backlog Management; Requirements Analysis; Stakeholder Management; Agile Methodology; User Research; Jira; A/B Testing; Confluence',
  'it-leads':
    'Team Management; Strategic Planning; Agile Methodology; Budget Management; Digital Transformation; Vendor Management; Stakeholder Management; Leadership; Mentoring',
  'it-projects':
    'Project Management; Requirements Analysis; Business Analysis; Process Mapping; Agile Methodology; Jira; Stakeholder Management; UML; BPMN',
  operations:
    'Operations Management; Business Process Improvement; Process Mapping; Microsoft Excel; Performance Reporting; Cost Reduction; Vendor Management; Planning',
  projects:
    'Project Management; Program Management; Agile Methodology; Resource Allocation; Budget Management; Microsoft Project; Jira; Stakeholder Management; Risk Awareness',
  consulting:
    'Management Consulting; Business Analysis; Strategic Planning; Requirements Analysis; Microsoft PowerPoint; Microsoft Excel; Presentation Skills; Change Management; Analytical Thinking',
  executives:
    'Strategic Planning; Profit and Loss Management; Team Management; Business Planning; Budget Management; Leadership; Decision Making; Change Management',
  accounting:
    'Accounting; Bookkeeping; Accounts Payable; Accounts Receivable; General Ledger; Bank Reconciliation; Month-End Closing; Invoicing; Microsoft Excel; Value Added Tax',
  finance:
    'Financial Analysis; Financial Modeling; Budgeting; Variance Analysis; Financial Reporting; Internal Controls; Auditing; Tax Preparation; Microsoft Excel; Cash Flow Management',
  'finance-leads':
    'Financial Planning; Budgeting; Financial Reporting; Cash Flow Management; Internal Controls; Consolidated Reporting; Team Management; Month-End Closing',
  markets:
    'Financial Modeling; Portfolio Management; Equity Research; Business Valuation; Risk Management; Due Diligence; Asset Management; Technical Analysis; Microsoft Excel',
  'bank-branch':
    'Retail Banking; Cash Handling; Customer Service; Loan Processing; Know Your Customer; Upselling and Cross-Selling; Accuracy',
  banking:
    'Credit Analysis; Corporate Banking; Risk Management; Loan Processing; Financial Analysis; Know Your Customer; Payment Processing; Fraud Detection; Anti-Money Laundering',
  insurance:
    'Insurance Sales; Insurance Underwriting; Insurance Claims Handling; Risk Management; Customer Service; Negotiation; Lead Generation',
  reception:
    'Reception Duties; Telephone Etiquette; Customer Service; Calendar Management; Filing and Archiving; Microsoft Outlook; Verbal Communication',
  'virtual-office':
    'Virtual Assistance; Calendar Management; Travel Arrangements; Web Research; Data Entry; Google Workspace; Slack; Business Correspondence; Remote Work',
  'health-offices':
    'Medical Records Management; Medical Coding; Medical Billing; Reception Duties; Hospital Administration; Data Entry; Confidentiality; Customer Service',
  'school-offices':
    'School Administration; Academic Advising; Record Keeping; Document Management; Microsoft Excel; Meeting Coordination; Written Communication',
  office:
    'Office Administration; Document Management; Filing and Archiving; Data Entry; Calendar Management; Minute Taking; Business Correspondence; Microsoft Excel; Microsoft Word; Record Keeping; Meeting Coordination',
  people:
    'Recruitment; Candidate Screening; Job Interviewing; Employee Onboarding; Employee Relations; HR Administration; Performance Management; Compensation and Benefits; Training and Development; HR Policy Development',
  lawyers:
    'Legal Research; Legal Writing; Litigation; Contract Drafting; Civil Law; Contract Negotiation; Corporate Law; Arbitration',
  'legal-support':
    'Paralegal Support; Legal Research; Document Management; Filing and Archiving; Legal Writing; Contract Review; Confidentiality',
  compliance:
    'Regulatory Compliance; Anti-Money Laundering; Know Your Customer; Sanctions Screening; Internal Controls; Data Privacy Law; Report Writing; Due Diligence',
  legal:
    'Contract Drafting; Contract Review; Contract Negotiation; Corporate Law; Labor Law; Legal Research; Regulatory Compliance; Corporate Governance',
  'field-sales':
    'Field Sales; Territory Management; Product Demonstration; Price Negotiation; Closing Deals; Account Management; Route Planning; Cold Calling',
  'technical-sales':
    'Pre-Sales Consulting; Product Demonstration; Proposal Writing; Business-to-Business Sales; Sales Presentations; Salesforce; Account Management; Negotiation',
  'sales-leads':
    'Sales Team Leadership; Sales Forecasting; Territory Management; Key Account Management; Pricing Strategy; Sales Pipeline Management; Channel Sales; Coaching',
  promoters:
    'Promotional Staffing; Product Demonstration; Customer Service; Verbal Communication; Persuasion; Positive Attitude',
  sales:
    'Business-to-Business Sales; Lead Generation; Cold Calling; Account Management; Sales Pipeline Management; Sales Presentations; Closing Deals; Price Negotiation; Salesforce; HubSpot; Business Development',
  marketing:
    'Digital Marketing; Content Marketing; Social Media Marketing; Search Engine Optimization; Campaign Management; Market Research; Brand Management; Marketing Analytics; Copywriting; Public Relations; Email Marketing',
  support:
    'Customer Service; Complaint Handling; Telephone Etiquette; Live Chat Support; Email Support; Call Center Operations; Zendesk; Active Listening; Patience; Problem Solving',
  success:
    'Customer Success; Customer Onboarding; Customer Retention; Account Management; Product Demonstration; Gainsight; HubSpot; Presentation Skills; Customer Feedback Analysis',
  'selling-live':
    'Live-Stream Selling; Live Streaming; Event Hosting; Product Demonstration; Public Speaking; Social Media Marketing',
  commerce:
    'E-commerce Operations; Marketplace Listing Management; Category Management; Merchandise Planning; Pricing Strategy; Inventory Management; Visual Merchandising; Conversion Rate Optimization; Microsoft Excel',
  'store-leads':
    'Store Management; Visual Merchandising; Inventory Management; Team Management; Shift Scheduling; Loss Prevention; Retail Sales; Coaching',
  'street-trade': 'Sales; Cash Handling; Customer Service; Persuasion; Verbal Communication',
  retail:
    'Retail Sales; Cash Register Operation; Shelf Stocking; Customer Service; Visual Merchandising; Stocktaking; Cash Handling; Gift Wrapping; Upselling and Cross-Selling',
  tattoo: 'Tattooing; Illustration; Personal Hygiene; Customer Service; Creativity',
  cameras:
    'Photography; Videography; Photo Retouching; Video Editing; Color Grading; Adobe Photoshop; Adobe Lightroom; Customer Service',
  writing:
    'Content Writing; Copy Editing; Proofreading; Journalism; Fact Checking; Translation; Creative Writing; Research Skills; Meeting Deadlines',
  video: 'Video Editing; Motion Graphics; Color Grading; Videography; Scriptwriting; Visual Effects; Storytelling',
  film: 'Film Directing; Sound Engineering; Scriptwriting; Video Editing; Stage Lighting; Event Hosting; Podcast Production; Working Under Pressure',
  'stage-crew': 'Stage Lighting; Electrical Wiring; Event Setup; Working at Heights; Safety Awareness',
  performers:
    'Acting; Singing; Event Hosting; Dance Choreography; Voice Acting; Self-Discipline; Creativity; Memory Skills',
  creators:
    'Live Streaming; Video Editing; Storytelling; Social Media Management; Community Management; Scriptwriting; Content Moderation; Creativity',
  'game-operations':
    'Community Management; Community Moderation; Customer Feedback Analysis; Live Streaming; Event Hosting; Customer Service; Performance Reporting',
  'rooms-and-things':
    'Industrial Design; Interior Design; 3D Modeling; AutoCAD; Rhino; Technical Drawing; Prototyping; Materials Science; Creativity',
  'product-design':
    'User Interface Design; User Experience Design; User Research; Wireframing; Prototyping; Interaction Design; Design Systems; Usability Testing; Figma',
  design:
    'Graphic Design; Typography; Layout Design; Illustration; Brand Identity Design; Adobe Photoshop; Adobe Illustrator; Figma; Packaging Design; Photo Retouching',
  chips:
    'Chip Design; Circuit Design; Verilog; SystemVerilog; UVM; Cadence Virtuoso; Semiconductor Process Engineering; Signal Processing',
  'field-engineering':
    'Industrial Automation; Troubleshooting; Preventive Maintenance; Electrical Maintenance; Technical Support; Blueprint Reading; Safety Awareness; Customer Focus',
  'process-engineering':
    'Process Engineering; Lean Manufacturing; Root Cause Analysis; Statistical Process Control; Failure Mode and Effects Analysis; Continuous Improvement; AutoCAD; Production Planning',
  'quality-engineering':
    'Quality Assurance; Quality Control; Statistical Process Control; Root Cause Analysis; Supplier Auditing; Precision Measurement; Failure Mode and Effects Analysis; Report Writing',
  'safety-engineering':
    'Occupational Safety; Risk Awareness; Fire Safety; Environmental Monitoring; Emergency Response; Training Delivery; Regulatory Compliance; Report Writing',
  'plant-engineering':
    'Industrial Maintenance; Preventive Maintenance; Predictive Maintenance; Reliability Engineering; PLC Programming; Hydraulics; Budget Management',
  oil: 'Petroleum Engineering; Drilling Operations; Process Engineering; Aspen HYSYS; Petrel; Risk Awareness; Geological Surveying',
  power:
    'Power Systems; Renewable Energy Systems; Electrical Design; ETAP; PVsyst; Energy Auditing; Technical Drawing; Project Management',
  mining:
    'Mine Planning; Geological Surveying; Surpac; MineSight; Occupational Safety; Geotechnical Engineering; Report Writing',
  engineering:
    'Mechanical Design; Electrical Design; Control Systems; Industrial Automation; AutoCAD; SolidWorks; Technical Drawing; Finite Element Analysis; Materials Science; Troubleshooting; GD&T',
  machining:
    'CNC Machining; Lathe Operation; Milling Machine Operation; Blueprint Reading; Precision Measurement; Welding; Sheet Metal Fabrication; Metal Grinding; Quality Inspection',
  quality:
    'Quality Inspection; Quality Control; Precision Measurement; Equipment Calibration; Attention to Detail; Record Keeping',
  safety: 'Wastewater Treatment; Water Treatment; Safety Awareness; Equipment Calibration; Record Keeping',
  recycling: 'Waste Sorting; Machine Operation; Forklift Operation; Safety Awareness; Physical Stamina',
  'production-leads':
    'Production Supervision; Production Planning; Lean Manufacturing; Continuous Improvement; 5S Workplace Organization; Shift Scheduling; Team Management; Cost Reduction',
  production:
    'Assembly Line Work; Machine Operation; Product Packaging; Quality Inspection; 5S Workplace Organization; Safety Awareness; Following Instructions; Manual Dexterity',
  vehicles:
    'Auto Repair; Vehicle Diagnostics; Brake Repair; Engine Overhaul; Auto Electrical Repair; Tire Fitting; Electric Vehicle Maintenance; Troubleshooting',
  attendants: 'Customer Service; Car Detailing; Cash Handling; Safety Awareness; Punctuality; Reliability',
  'home-repair':
    'Handyman Repairs; Electrical Wiring; Small Appliance Repair; Plumbing; Glazing; Roofing; Customer Focus; Safety Awareness',
  'medical-devices':
    'Biomedical Equipment Maintenance; Equipment Calibration; Preventive Maintenance; Troubleshooting; Soldering; Record Keeping',
  caretakers: 'Facility Maintenance; Handyman Repairs; Plumbing; Electrical Maintenance; House Painting; Reliability',
  'rigs-and-lines':
    'Electrical Maintenance; Solar Panel Installation; Wind Turbine Maintenance; Working at Heights; Boiler Operation; Pipefitting; Safety Awareness; Preventive Maintenance',
  repair:
    'Industrial Maintenance; Preventive Maintenance; Electrical Maintenance; Hydraulics; Pneumatics; PLC Programming; Troubleshooting; Welding',
  'dental-craft': 'Dental Prosthetics; 3D Printing; Precision Measurement; Manual Dexterity; Attention to Detail',
  craft:
    'Tailoring; Industrial Sewing; Pattern Making; Leatherworking; Manual Dexterity; Attention to Detail; Jewelry Making; Customer Service; Creativity',
  stores:
    'Warehouse Management; Inventory Management; Stocktaking; Shipping and Receiving; Shift Scheduling; Team Management; Microsoft Excel; Barcode Scanning',
  porters: 'Loading and Unloading; Physical Stamina; Punctuality; Teamwork',
  warehouse:
    'Order Picking; Loading and Unloading; Forklift Operation; Barcode Scanning; Pallet Stacking; Stocktaking; Shipping and Receiving; Safety Awareness; Physical Stamina',
  riders:
    'Motorcycle Delivery; Food Delivery; Parcel Delivery; Last-Mile Delivery; Route Planning; Defensive Driving; Customer Service; Punctuality',
  ambulance:
    'Ambulance Operations; Defensive Driving; First Aid; Cardiopulmonary Resuscitation; Working Under Pressure',
  driving:
    'Truck Driving; Defensive Driving; Route Planning; Loading and Unloading; Parcel Delivery; Safety Awareness; Punctuality; Bus Driving',
  transport:
    'Transport Dispatching; Fleet Management; Route Planning; Logistics Coordination; Microsoft Excel; Shift Scheduling; Cost Reduction; Problem Solving',
  freight:
    'Freight Forwarding; Customs Clearance; Import and Export Procedures; Logistics Coordination; Document Management; Dangerous Goods Handling; Microsoft Excel',
  supply:
    'Procurement; Strategic Sourcing; Vendor Management; Supply Planning; Demand Forecasting; Inventory Management; Price Negotiation; Supply Chain Management; Microsoft Excel',
  pilots: 'Flight Operations; Decision Making; Working Under Pressure; Risk Awareness; Teamwork; Verbal Communication',
  'air-control':
    'Flight Operations; Route Planning; Decision Making; Working Under Pressure; Spatial Awareness; Verbal Communication',
  captains: 'Ship Navigation; Leadership; Safety Awareness; Emergency Response; Decision Making; Maritime Law',
  seafarers: 'Ship Navigation; Safety Awareness; Physical Stamina; Firefighting; Cabin Service; Teamwork',
  trains: 'Railway Operations; Safety Awareness; Customer Service; Punctuality; Working Under Pressure',
  cabins:
    'Cabin Service; First Aid; Customer Service; Emergency Response; Intercultural Communication; Complaint Handling',
  airports:
    'Airport Ground Handling; Ticketing; Customer Service; Loading and Unloading; Safety Awareness; Working Under Pressure',
  dentists: 'Dentistry; Dental Hygiene; Orthodontics; Medical Imaging; Clinical Diagnosis; Patient Care',
  doctor:
    'Clinical Diagnosis; Medical History Taking; Patient Care; Emergency Medicine; Medical Imaging; Medical Records Management; Decision Making; Empathy',
  carers:
    'Elderly Care; Dementia Care; Patient Care; Home Health Care; First Aid; Disability Support; Patience; Empathy',
  paramedics:
    'Triage; Cardiopulmonary Resuscitation; First Aid; Vital Signs Monitoring; Emergency Medicine; Patient Care; Surgical Assistance; Working Under Pressure',
  nursing:
    'Nursing Care; Patient Care; Vital Signs Monitoring; Medication Administration; Wound Care; Infection Control; Intravenous Therapy; Medical Records Management; Empathy',
  'medical-labs':
    'Medical Laboratory Testing; Phlebotomy; Microbiology; Laboratory Safety; Equipment Calibration; Accuracy; Record Keeping',
  pharmacy:
    'Pharmacy Dispensing; Clinical Pharmacy; Pharmacovigilance; Customer Service; Inventory Management; Vaccination; Accuracy',
  therapy:
    'Rehabilitation; Patient Care; Counseling; Health Education; Medical Records Management; Empathy; Active Listening; Patience',
  nurseries:
    'Early Childhood Education; Child Care; Lesson Planning; First Aid; Storytelling; Patience; Special Education; Creativity',
  teachers:
    'Lesson Planning; Classroom Management; Student Assessment; Primary School Teaching; Secondary School Teaching; Exam Preparation Coaching; Patience; Public Speaking',
  'online-teaching':
    'Online Teaching; Lesson Planning; Tutoring; Student Assessment; Zoom; Exam Preparation Coaching; Patience',
  school:
    'Tutoring; Lesson Planning; Language Teaching; Student Assessment; Exam Preparation Coaching; Classroom Management; Patience',
  professors:
    'University Lecturing; Academic Research; Thesis Supervision; Academic Writing; Grant Writing; Curriculum Development; Public Speaking',
  lecturers:
    'University Lecturing; Academic Research; Academic Advising; Student Assessment; Academic Writing; Curriculum Development; Thesis Supervision',
  'driving-schools': 'Driving Instruction; Defensive Driving; Patience; Student Assessment; Punctuality',
  trainers:
    'Training Delivery; Vocational Training; Workshop Facilitation; Curriculum Development; Presentation Skills; Student Assessment; Coaching',
  curriculum:
    'Instructional Design; Curriculum Development; Student Assessment; Content Writing; Online Teaching; Video Editing; Workshop Facilitation',
  training:
    'School Administration; Leadership; Counseling; Curriculum Development; Team Management; Student Assessment; Conflict Resolution',
  'hotel-rooms':
    'Hotel Housekeeping; Laundry and Ironing; Sanitation and Disinfection; Attention to Detail; Facility Maintenance; Pool Maintenance; Physical Stamina',
  guides:
    'Tour Guiding; Storytelling; Public Speaking; First Aid; Intercultural Communication; Customer Service; Travel Planning',
  'hotel-leads':
    'Hotel Revenue Management; Guest Relations; Team Management; Reservation Management; Budget Management; Complaint Handling; Shift Scheduling',
  travel:
    'Travel Planning; Ticketing; Event Planning; Reservation Management; Travel Arrangements; Customer Service; Conference Organization; Price Negotiation',
  'ticket-desks': 'Ticketing; Reservation Management; Customer Service; Telephone Etiquette; Complaint Handling',
  hotel:
    'Front Desk Operations; Guest Relations; Reservation Management; Concierge Services; Customer Service; Complaint Handling; Intercultural Communication; Event Setup',
  'kitchen-hands':
    'Food Preparation; Dishwashing; Food Safety; Personal Hygiene; Teamwork; Physical Stamina; Product Packaging',
  'food-makers': 'Recipe Development; Food Plating; Brewing; Food Safety; Food Cost Control; Creativity; Menu Planning',
  kitchen:
    'Cooking; Food Preparation; Food Safety; Menu Planning; Food Plating; Kitchen Management; Food Cost Control; Baking; Personal Hygiene; Working Under Pressure',
  'restaurant-leads':
    'Restaurant Management; Shift Scheduling; Food Cost Control; Food Safety; Team Management; Complaint Handling; Inventory Management',
  serving:
    'Table Service; Customer Service; Cash Handling; Food Safety; Barista Skills; Bartending; Upselling and Cross-Selling; Teamwork; Personal Hygiene',
  'food-science':
    'Food Science; Food Safety; Quality Assurance; Laboratory Techniques; Recipe Development; Experimental Design; Report Writing',
  home: 'Domestic Work; House Cleaning; Child Care; Elderly Care; Cooking; Laundry and Ironing; Reliability; Confidentiality; Patience',
  cleaning:
    'Office Cleaning; House Cleaning; Industrial Cleaning; Window Cleaning; Sanitation and Disinfection; Waste Sorting; Laundry and Ironing; Reliability; Attention to Detail',
  faith: 'Public Speaking; Counseling; Quran Teaching; Funeral Services; Event Hosting; Empathy; Community Management',
  architects:
    'Architectural Design; Revit; AutoCAD; Building Information Modeling; Urban Planning; Landscape Architecture; Rhino; Technical Drawing',
  'surveying-hands':
    'Land Surveying; Blueprint Reading; Drone Piloting; AutoCAD; Precision Measurement; Geographic Information Systems',
  'site-leads':
    'Construction Site Management; Construction Estimating; Occupational Safety; Blueprint Reading; Project Management; Building Inspection; Vendor Management; Procore',
  planning:
    'Structural Engineering; AutoCAD; Building Information Modeling; Construction Estimating; Quantity Surveying; Geotechnical Engineering; Blueprint Reading; ETABS; Report Writing',
  labourers: 'Concrete Work; Loading and Unloading; Demolition; Rigging; Safety Awareness; Physical Stamina; Teamwork',
  mines:
    'Heavy Equipment Operation; Drilling Operations; Confined Space Entry; Safety Awareness; Physical Stamina; First Aid',
  building:
    'Blueprint Reading; Electrical Wiring; Plumbing; Carpentry; Bricklaying; Tiling; Working at Heights; Safety Awareness; Home Renovation',
  'estate-sales':
    'Real Estate Sales; Property Showing; Property Leasing; Price Negotiation; Property Appraisal; Lead Generation; Closing Deals; Networking and Relationship Building',
  property:
    'Property Management; Facility Management; Property Leasing; Vendor Management; Budget Management; Complaint Handling; Facility Maintenance; Contract Negotiation',
  environment:
    'Environmental Monitoring; Environmental Impact Assessment; Carbon Footprint Accounting; ESG Reporting; Sustainability Management; Water Treatment; Report Writing; Geographic Information Systems',
  trials:
    'Clinical Research; Clinical Trial Monitoring; Regulatory Affairs; Pharmacovigilance; Medical Writing; Experimental Design; Report Writing; Epidemiology',
  labs: 'Laboratory Techniques; Laboratory Safety; Chromatography; Equipment Calibration; Analytical Chemistry; Accuracy; Record Keeping; Report Writing',
  science:
    'Experimental Design; Laboratory Techniques; Academic Research; Academic Writing; Mathematical Modeling; Literature Review; Molecular Biology; Analytical Chemistry; Python; R',
  'farm-hands':
    'Harvesting; Crop Cultivation; Irrigation; Tractor Operation; Gardening; Tree Pruning; Physical Stamina; Following Instructions',
  forests: 'Forestry; Tree Pruning; Landscaping; Geographic Information Systems; Safety Awareness; Report Writing',
  farming:
    'Crop Cultivation; Soil Testing; Irrigation; Greenhouse Management; Landscaping; Hydroponics; Team Management; Report Writing',
  vets: 'Veterinary Care; Clinical Diagnosis; Surgery; Anesthesia; Vaccination; Medical Records Management; Empathy',
  stables:
    'Livestock Farming; Dairy Farming; Poultry Farming; Aquaculture; Commercial Fishing; Physical Stamina; Reliability',
  'pet-care': 'Pet Grooming; Dog Training; Pet Sitting; Customer Service; Patience',
  animals:
    'Veterinary Care; Livestock Farming; Aquaculture; Record Keeping; Patience; Observation Skills; Sterilization of Instruments',
  'social-work':
    'Social Work; Case Management; Counseling; Crisis Intervention; Active Listening; Empathy; Report Writing; Confidentiality',
  charities:
    'Nonprofit Management; Fundraising; Grant Writing; Volunteer Coordination; Project Management; Report Writing; Policy Analysis; Intercultural Communication',
  public:
    'Public Administration; Policy Analysis; Record Keeping; Document Management; Regulatory Compliance; Customer Service; Report Writing',
  police:
    'Emergency Response; First Aid; Firefighting; Crowd Control; Conflict Resolution; Physical Stamina; Report Writing; Observation Skills',
  wardens: 'Access Control; Conflict Resolution; First Aid; Observation Skills; Reliability; Facility Maintenance',
  security:
    'Security Guarding; CCTV Monitoring; Access Control; Fire Safety; First Aid; Crowd Control; Observation Skills; Report Writing; Punctuality',
  beauty:
    'Haircutting; Hair Styling; Facial Treatments; Manicure and Pedicure; Makeup Artistry; Massage Therapy; Spa Services; Customer Service; Personal Hygiene',
  fitness:
    'Personal Training; Group Fitness Instruction; Sports Coaching; First Aid; Motivating Others; Nutrition Counseling; Customer Service; Goal Setting',
};

/** Names of the fitting skills; none for work that the categories of its group describe better. */
export function coreSkills(groupKey: string, family: string): string[] {
  const list = lists[groupKey] ?? lists[family];
  return list?.split('; ') ?? [];
}
