/** Types of organizations and of the places that they run, as schema.org 30.0 has them. */
export const companyTypes: readonly string[] = `
  AccountingService AdultEntertainment Airline Airport AmusementPark AnimalShelter Aquarium
  ArchiveOrganization ArtGallery Attorney AutoBodyShop AutoDealer AutoPartsStore AutoRental
  AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub Beach
  BeautySalon BedAndBreakfast BikeStore BoatTerminal BookStore BowlingAlley Brewery Bridge
  BuddhistTemple BusStation BusStop CafeOrCoffeeShop Campground Casino CatholicChurch Cemetery
  ChildCare Church CityHall CivicStructure ClothingStore CollegeOrUniversity ComedyClub
  CommunityHealth ComputerStore Consortium ConvenienceStore Cooperative Corporation Courthouse
  CovidTestingFacility Crematorium DanceGroup DaySpa DefenceEstablishment Dentist
  DepartmentStore Dermatology DiagnosticLab DietNutrition Distillery DryCleaningOrLaundry
  EducationalOrganization Electrician ElectronicsStore ElementarySchool Embassy Emergency
  EmergencyService EmploymentAgency EntertainmentBusiness EventVenue ExerciseGym
  FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FundingAgency
  FundingScheme FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse
  GovernmentBuilding GovernmentOffice GovernmentOrganization GroceryStore Gynecologic
  HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HighSchool HinduTemple
  HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter
  IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService
  LegislativeBuilding Library LibrarySystem LiquorStore LocalBusiness Locksmith LodgingBusiness
  MedicalBusiness MedicalClinic MedicalOrganization MensClothingStore MiddleSchool Midwifery
  MobilePhoneStore Mosque Motel MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater
  MovingCompany Museum MusicGroup MusicStore MusicVenue NGO NailSalon NewsMediaOrganization
  NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic OnlineBusiness
  OnlineMarketplace OnlineStore Optician Optometric Organization Otolaryngologic OutletStore
  Park ParkingFacility PawnShop Pediatric PerformingArtsTheater PerformingGroup PetStore
  Pharmacy Physician PhysiciansOffice Physiotherapy PlaceOfWorship PlasticSurgery Playground
  Plumber Podiatric PoliceStation PoliticalParty PostOffice Preschool PrimaryCare
  ProfessionalService Project Psychiatric PublicHealth PublicSwimmingPool PublicToilet RVPark
  RadioStation RealEstateAgent RecyclingCenter ResearchOrganization ResearchProject Resort
  Restaurant RoofingContractor School SearchRescueOrganization SelfStorage ShoeStore
  ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub
  SportsOrganization SportsTeam StadiumOrArena Store SubwayStation Synagogue TattooParlor
  TaxiStand TelevisionStation TennisComplex TheaterGroup TireShop TouristInformationCenter
  ToyStore TrainStation TravelAgency VacationRental VeterinaryCare WholesaleStore Winery
  WorkersUnion Zoo
`
  .trim()
  .split(/\s+/);
